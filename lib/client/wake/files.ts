import { linkAway } from './link-away';

const STAYED_MS = 10_000;

/**
 * Fetches the page's scripts ahead of running any. A shopper who goes on meanwhile leaves them:
 * they would keep the next page waiting. Who comes back, or has not left after all, gets the rest.
 */
export async function fetchScripts(sources: readonly string[]): Promise<void> {
  const leaving = new AbortController();
  const settled = new AbortController();
  const look = (event: Event) => leadsAway(event) && leaving.abort();
  // What is held for React is stopped before it comes to this.
  const early = { capture: true, signal: settled.signal };
  for (const kind of ['click', 'submit']) addEventListener(kind, look, early);
  await Promise.allSettled(sources.map((source) => fetchWhole(source, leaving.signal)));
  settled.abort();
  if (!leaving.signal.aborted) return;
  await stayed();
  await fetchScripts(sources);
}

/** To its end: only then the browser keeps it. */
async function fetchWhole(source: string, signal: AbortSignal): Promise<void> {
  const response = await fetch(source, { signal });
  await response.blob();
}

function leadsAway(event: Event): boolean {
  if (event instanceof MouseEvent) return linkAway(event) !== null;
  return !event.defaultPrevented;
}

function stayed(): Promise<unknown> {
  return new Promise((resolve) => {
    addEventListener('pageshow', resolve, { once: true });
    setTimeout(resolve, STAYED_MS);
  });
}
