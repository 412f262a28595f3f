import type { ApiEnv } from './env';

/** Tells the storefront that pages with these tags are out of date; never keeps anyone waiting. */
export type Announce = (tags: string[]) => void;

const PATIENCE_MS = 5000;

export function announceTo({ REVALIDATE_URL: url, REVALIDATE_SECRET: secret }: ApiEnv): Announce {
  if (!url || !secret) return () => {};
  return (tags) => {
    fetch(url, {
      method: 'POST',
      headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
      body: JSON.stringify({ tags }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
      .then(({ ok, status }) => {
        if (!ok) console.error(`the storefront answered ${status} to what has changed`);
      })
      // Its pages are renewed by their age all the same.
      .catch((error: Error) => console.error(`the storefront was not reached: ${error.message}`));
  };
}
