import { log } from '@/lib/telemetry/log';
import type { ApiEnv } from './env';

/** Invalidates the storefront's pages with these tags; the caller does not wait for it. */
export type PublishInvalidation = (tags: string[]) => void;

const TIMEOUT_MS = 5000;

/** The storefront accepts this many at once. */
const TAGS_MAX = 1000;

/** The promise is for callers who want to wait for the storefront. */
export function createInvalidationPublisher(env: ApiEnv) {
  const send = invalidationSender(env, TIMEOUT_MS);
  return (tags: string[]): Promise<void> =>
    send(tags).catch((error: Error) => {
      // The pages expire by age anyway.
      log.warn(`the storefront has not dropped its pages: ${error.message}`);
    });
}

/** With `drop` the storefront forgets the pages; otherwise it shows them while it cannot renew them. */
export type InvalidationSender = (tags: string[], options?: { drop: boolean }) => Promise<void>;

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
    if (refusal !== null) throw new Error(`it answered ${refusal}`);
  };
}
