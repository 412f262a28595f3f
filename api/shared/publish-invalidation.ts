import type { ApiEnv } from './env';

/** Tells the storefront that pages with these tags are out of date; never keeps anyone waiting. */
export type Announce = (tags: string[]) => void;

const PATIENCE_MS = 5000;

/** As many as the storefront takes at once. */
const TAGS_MAX = 1000;

/** The promise is for those who want to wait until the storefront knows. */
export function announceTo({ REVALIDATE_URL: url, REVALIDATE_SECRET: secret }: ApiEnv) {
  return async (tags: string[]): Promise<void> => {
    if (!url || !secret) return;
    try {
      for (let at = 0; at < tags.length; at += TAGS_MAX) {
        await post(url, secret, tags.slice(at, at + TAGS_MAX));
      }
    } catch (error) {
      // Its pages are renewed by their age all the same.
      console.error('the storefront was not reached:', error);
    }
  };
}

async function post(url: string, secret: string, tags: string[]): Promise<void> {
  const { ok, status } = await fetch(url, {
    method: 'POST',
    headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
    body: JSON.stringify({ tags }),
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  if (!ok) console.error(`the storefront answered ${status} to what has changed`);
}
