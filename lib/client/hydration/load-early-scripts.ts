/**
 * The addresses of the files that scripts/lib/build/worker.mjs builds separately. Because they are
 * properties and not literals, the bundler does not try to resolve the `import()` calls.
 */
const ADDRESSES = { panels: '/early-panels.js', requests: '/early-requests.js' };

type EarlyPanels = typeof import('./early-panels');
type EarlyRequests = typeof import('./early-requests');

/** Loads the panels that a press shows before React renders them. */
export function loadEarlyPanels(): Promise<EarlyPanels> {
  return import(/* @vite-ignore */ ADDRESSES.panels);
}

/** Loads the script that sends requests before the page is hydrated. */
export function loadEarlyRequests(): Promise<EarlyRequests> {
  return import(/* @vite-ignore */ ADDRESSES.requests);
}
