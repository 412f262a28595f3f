/** The state that the storefront stores in a history entry. */
type HistoryEntry = {
  /** The number of open overlays. Going back closes the topmost one. */
  overlays: number;
  /** Whether the quick view pushed this entry, so that closing it goes back. */
  quickView: boolean;
  /** Whether the page is an optimistic view that the router has not rendered yet (ADR 029). */
  isOptimistic: boolean;
  /** The scroll position of this page when the offline page replaced it. */
  scrollTop: number | null;
};

const KEY = 'chorsu';
/**
 * The key that Next sets in its own entries. If an entry lacks it, Next's router handles the
 * entry's URL.
 */
const NEXT_MARK = '__NA';

/** Returns the state that the shop keeps in the current history entry. */
export function readEntry(): Readonly<Partial<HistoryEntry>> {
  return readState()[KEY] ?? {};
}

/** Pushes an entry. If `url` is given, Next's router adopts it without a request. */
export function pushEntry(entry: Partial<HistoryEntry>, url?: URL | string): void {
  window.history.pushState({ [KEY]: entry }, '', url);
}

/** Pushes an entry that the router ignores. Returns false if Next's mark is missing. */
export function pushOptimisticEntry(url: string): boolean {
  const state = readState();
  if (state[NEXT_MARK] !== true) return false;
  window.history.pushState({ ...state, [KEY]: { isOptimistic: true } }, '', url);
  return true;
}

/** Changes the state of the current history entry without navigation. */
export function changeEntry(changes: Partial<HistoryEntry>): void {
  window.history.replaceState({ ...readState(), [KEY]: { ...readEntry(), ...changes } }, '');
}

/**
 * Replaces the URL of the entry. It has no effect on an optimistic entry, because its URL already
 * belongs to the next page.
 */
export function replaceAddress(url: URL | string): void {
  const entry = readEntry();
  if (!entry.isOptimistic) window.history.replaceState({ [KEY]: entry }, '', url);
}

/** Goes back by this number of history entries. The browser does so asynchronously. */
export function goBack(steps = 1): void {
  window.history.go(-steps);
}

/**
 * Calls the listener after back and forward navigation; with `capture`, before the router renders.
 */
export function onTraversal(listener: () => void, { capture = false } = {}): () => void {
  window.addEventListener('popstate', listener, { capture });
  return () => window.removeEventListener('popstate', listener, { capture });
}

type State = { [KEY]?: Partial<HistoryEntry>; [NEXT_MARK]?: unknown };

// The state also contains the router's own data, which must be preserved.
function readState(): State {
  return window.history.state ?? {};
}
