/**
 * The addresses of the files that scripts/lib/build/worker.mjs builds separately. The bundler does
 * not resolve an `import()` whose argument is a property.
 */
const ADDRESSES = { panels: '/early-panels.js', requests: '/early-requests.js' };

type EarlyPanels = typeof import('./early-panels');
type EarlyRequests = typeof import('./early-requests');

/** Loads the panels that a press shows before React renders them. */
export function loadEarlyPanels(): Promise<EarlyPanels> {
  return import(/* @vite-ignore */ ADDRESSES.panels);
}

/** Loads the script that sends the requests of a page that is not hydrated. */
export function loadEarlyRequests(): Promise<EarlyRequests> {
  return import(/* @vite-ignore */ ADDRESSES.requests);
}
