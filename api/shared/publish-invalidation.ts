import type { ApiEnv } from './env';

/** Invalidates the storefront's pages with these tags; the caller does not wait for it. */
export type PublishInvalidation = (tags: string[]) => void;

const TIMEOUT_MS = 5000;

/** The storefront accepts this many at once. */
const TAGS_MAX = 1000;

/** The promise is for callers who want to wait for the storefront. */
export function createInvalidationPublisher({
  REVALIDATE_URL: url,
  REVALIDATE_SECRET: secret,
}: ApiEnv) {
  return async (tags: string[]): Promise<void> => {
    if (!url || !secret) return;
    try {
      for (let at = 0; at < tags.length; at += TAGS_MAX) {
        await post(url, secret, tags.slice(at, at + TAGS_MAX));
      }
    } catch (error) {
      // The pages expire by age anyway.
      console.error('the storefront was not reached:', error);
    }
  };
}

async function post(url: string, secret: string, tags: string[]): Promise<void> {
  const { ok, status } = await fetch(url, {
    method: 'POST',
    headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
    body: JSON.stringify({ tags }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!ok) console.error(`the storefront answered ${status} to an invalidation`);
}
