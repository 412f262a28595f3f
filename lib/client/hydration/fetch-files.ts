import { leavingLink } from './controls';

const STAYED_MS = 10_000;
const RETRY_MS = 3000;

/**
 * Fills the browser's cache before any of the files runs. A shopper who leaves the page meanwhile
 * ends it, for it would delay the next page. Whoever comes back, has not left after all, or was
 * offline for a moment gets the rest.
 */
export async function fetchFiles(addresses: readonly string[]): Promise<void> {
  const leaving = new AbortController();
  const settled = new AbortController();
  const listener = (event: Event) => leadsAway(event) && leaving.abort();
  // Events held for React do not come this far: their propagation is stopped.
  const options = { capture: true, signal: settled.signal };
  for (const kind of ['click', 'submit']) addEventListener(kind, listener, options);
  const ends = await Promise.allSettled(
    addresses.map((address) => fetchWhole(address, leaving.signal)),
  );
  settled.abort();
  if (leaving.signal.aborted) await next('pageshow', STAYED_MS);
  else if (ends.some(({ status }) => status === 'rejected')) await next('online', RETRY_MS);
  else return;
  await fetchFiles(addresses);
}

/** The browser caches a file only when it was read to its end. */
async function fetchWhole(address: string, signal: AbortSignal): Promise<void> {
  const response = await fetch(address, { signal });
  await response.blob();
}

function leadsAway(event: Event): boolean {
  if (event instanceof MouseEvent) return leavingLink(event) !== null;
  return !event.defaultPrevented;
}

/** The event, or so long without it. */
function next(kind: 'pageshow' | 'online', atMostMs: number): Promise<unknown> {
  return new Promise((resolve) => {
    addEventListener(kind, resolve, { once: true });
    setTimeout(resolve, atMostMs);
  });
}
