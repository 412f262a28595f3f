/** The address of `early-requests.ts`; the build (scripts/lib/build/worker.mjs) inserts it. */
declare const EARLY_REQUESTS: string;

type EarlyRequests = typeof import('./early-requests');

/** Loads the script that sends the requests of a page that is not hydrated. */
export function loadEarlyRequests(): Promise<EarlyRequests> {
  return import(/* @vite-ignore */ EARLY_REQUESTS);
}
