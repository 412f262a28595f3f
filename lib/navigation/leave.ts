/**
 * After this time, the navigation counts as failed: either the shopper stopped it, or the server
 * did not respond.
 */
const LEFT_WITHIN_MS = 15_000;

/** A flag that is true while the browser is leaving the page for another document. */
export type Leaving = {
  begin: () => void;
  isLeaving: () => boolean;
  subscribe: (listener: () => void) => () => void;
};

/**
 * Creates a flag to set before the browser leaves the page.
 *
 * Going back may restore the same page with its variables (bfcache); the flag is then reset. Code
 * must not use other variables for this purpose (see tests/unit/leaving.test.ts).
 */
export function createLeaving(): Leaving {
  const listeners = new Set<() => void>();
  let waiting: AbortController | null = null;
  const notify = () => {
    for (const listener of listeners) listener();
  };
  function end() {
    waiting?.abort();
    waiting = null;
    notify();
  }
  return {
    begin() {
      waiting?.abort();
      const stop = new AbortController();
      waiting = stop;
      onReturn(end, stop.signal);
      const timer = setTimeout(end, LEFT_WITHIN_MS);
      stop.signal.addEventListener('abort', () => clearTimeout(timer));
      notify();
    },
    isLeaving: () => waiting !== null,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** Calls `act` whenever the browser restores this document from bfcache. */
export function onReturn(act: () => void, signal: AbortSignal): void {
  const shown = ({ persisted }: PageTransitionEvent) => persisted && act();
  window.addEventListener('pageshow', shown, { signal });
}

/** Leaves the page with a full load of `address`. */
export function openDocument(address: string): void {
  window.location.assign(address);
}

/** Leaves the page with a full load and removes it from the history. */
export function replaceDocument(address: string): void {
  window.location.replace(address);
}

export function reloadDocument(): void {
  window.location.reload();
}
