import { leavingLink } from './controls';
import { listen } from './document-events';

const STAYED_MS = 10_000;
const RETRY_MS = 3000;

/**
 * Downloads the files into the browser's cache before any of them runs. Stops the download when the
 * visitor follows a link or submits a form, so that it does not delay the next page. Starts again
 * when the visitor comes back, or after 10 s on the same page. Repeats a failed download when the
 * connection returns, or after 3 s.
 */
export async function fetchFiles(addresses: readonly string[]): Promise<void> {
  const leaving = new AbortController();
  const settled = new AbortController();
  const listener = (event: Event) => leadsAway(event) && leaving.abort();
  // Held events never reach this listener, because their propagation is stopped.
  listen(['click', 'submit'], listener, settled.signal);
  const ends = await Promise.allSettled(
    addresses.map((address) => fetchWhole(address, leaving.signal)),
  );
  settled.abort();
  if (leaving.signal.aborted) await next('pageshow', STAYED_MS);
  else if (ends.some(({ status }) => status === 'rejected')) await next('online', RETRY_MS);
  else return;
  await fetchFiles(addresses);
}

/** Reads the whole file, because the browser caches only files that are read to their end. */
async function fetchWhole(address: string, signal: AbortSignal): Promise<void> {
  const response = await fetch(address, { signal });
  await response.blob();
}

function leadsAway(event: Event): boolean {
  if (event instanceof MouseEvent) return leavingLink(event) !== null;
  return !event.defaultPrevented;
}

/** Resolves when the event occurs, at the latest after `atMostMs`. */
function next(kind: 'pageshow' | 'online', atMostMs: number): Promise<unknown> {
  return new Promise((resolve) => {
    addEventListener(kind, resolve, { once: true });
    setTimeout(resolve, atMostMs);
  });
}
