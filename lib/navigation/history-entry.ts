/** What the storefront notes on an entry of the browser's history. */
type HistoryEntry = {
  /** How many overlays are open at it, each of which Back closes. */
  overlays: number;
  /** Made by opening the quick view: closing that goes back over it. */
  quickView: boolean;
  /** Shows what is known of a page until the router has it (record 029). */
  isOptimistic: boolean;
  /** How far down its page was left when the offline page took its place. */
  scrollTop: number | null;
};

const KEY = 'chorsu';
/** Next's own mark. Its `pushState` tells the router of every entry that has none. */
const NEXT_MARK = '__NA';

export function readEntry(): Readonly<Partial<HistoryEntry>> {
  return readState()[KEY] ?? {};
}

/** At the address of the page unless `url` is another, which the router follows without a request. */
export function pushEntry(entry: Partial<HistoryEntry>, url?: URL | string): void {
  window.history.pushState({ [KEY]: entry }, '', url);
}

/** Unseen by the router, which is sent there afterwards; false where that cannot be done. */
export function pushOptimisticEntry(url: string): boolean {
  const state = readState();
  if (state[NEXT_MARK] !== true) return false;
  window.history.pushState({ ...state, [KEY]: { isOptimistic: true } }, '', url);
  return true;
}

export function changeEntry(changes: Partial<HistoryEntry>): void {
  window.history.replaceState({ ...readState(), [KEY]: { ...readEntry(), ...changes } }, '');
}

/** Followed by the router without a request. An address that is another page's already stays. */
export function replaceAddress(url: URL | string): void {
  const entry = readEntry();
  if (!entry.isOptimistic) window.history.replaceState({ [KEY]: entry }, '', url);
}

export function goBack(steps = 1): void {
  window.history.go(-steps);
}

/** After Back and Forward, at the entry that they lead to. */
export function onTraversal(listener: () => void): () => void {
  window.addEventListener('popstate', listener);
  return () => window.removeEventListener('popstate', listener);
}

type State = { [KEY]?: Partial<HistoryEntry>; [NEXT_MARK]?: unknown };

// Whatever else there is on the entry stays as it is: it is the router's.
function readState(): State {
  return window.history.state ?? {};
}
