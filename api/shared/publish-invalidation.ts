import { log } from '@/lib/telemetry/log';
import type { ApiEnv } from './env';

/** Invalidates the storefront's pages with these tags, without waiting for the storefront. */
export type PublishInvalidation = (tags: string[]) => void;

const TIMEOUT_MS = 5000;

/** Maximum number of tags per request to the storefront. */
const TAGS_MAX = 1000;

/**
 * Creates a function that invalidates tags and logs failures. The returned promise lets callers
 * wait for the storefront.
 */
export function createInvalidationPublisher(env: ApiEnv) {
  const send = invalidationSender(env, TIMEOUT_MS);
  return (tags: string[]): Promise<void> =>
    send(tags).catch((error: Error) => {
      log.warn(
        `The storefront did not invalidate its pages: ${error.message}. They expire by age.`,
      );
    });
}

/**
 * Sends tags to the storefront and throws on failure. With `drop`, the storefront discards the
 * pages; otherwise it may serve stale pages while it cannot render.
 */
export type InvalidationSender = (tags: string[], options?: { drop: boolean }) => Promise<void>;

/** Creates a sender that does nothing without REVALIDATE_URL and REVALIDATE_SECRET. */
export function invalidationSender(
  { REVALIDATE_URL: url, REVALIDATE_SECRET: secret }: ApiEnv,
  timeoutMs: number,
): InvalidationSender {
  return async (tags, options): Promise<void> => {
    if (!url || !secret) return;
    let refusal: number | null = null;
    for (let at = 0; at < tags.length; at += TAGS_MAX) {
      const body = JSON.stringify({ tags: tags.slice(at, at + TAGS_MAX), ...options });
      const { ok, status } = await fetch(url, {
        method: 'POST',
        headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
        body,
        signal: AbortSignal.timeout(timeoutMs),
      });
      if (!ok) refusal = status;
    }
    if (refusal !== null) throw new Error(`status ${refusal}`);
  };
}
