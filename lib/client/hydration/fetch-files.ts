import { linkAway } from './link-away';

const STAYED_MS = 10_000;
const AGAIN_MS = 3000;

/**
 * Fetches what the page wakes with ahead of running any of it. A shopper who goes on meanwhile
 * leaves it: it would keep the next page waiting. Who comes back, or has not left after all, gets
 * the rest, and so does whoever was without a connection for a moment.
 */
export async function fetchFiles(addresses: readonly string[]): Promise<void> {
  const leaving = new AbortController();
  const settled = new AbortController();
  const look = (event: Event) => leadsAway(event) && leaving.abort();
  // What is held for React is stopped before it comes to this.
  const early = { capture: true, signal: settled.signal };
  for (const kind of ['click', 'submit']) addEventListener(kind, look, early);
  const ends = await Promise.allSettled(
    addresses.map((address) => fetchWhole(address, leaving.signal)),
  );
  settled.abort();
  if (leaving.signal.aborted) await next('pageshow', STAYED_MS);
  else if (ends.some(({ status }) => status === 'rejected')) await next('online', AGAIN_MS);
  else return;
  await fetchFiles(addresses);
}

/** To its end: only then the browser keeps it. */
async function fetchWhole(address: string, signal: AbortSignal): Promise<void> {
  const response = await fetch(address, { signal });
  await response.blob();
}

function leadsAway(event: Event): boolean {
  if (event instanceof MouseEvent) return linkAway(event) !== null;
  return !event.defaultPrevented;
}

/** The event, or so long without it. */
function next(kind: 'pageshow' | 'online', atMostMs: number): Promise<unknown> {
  return new Promise((resolve) => {
    addEventListener(kind, resolve, { once: true });
    setTimeout(resolve, atMostMs);
  });
}
