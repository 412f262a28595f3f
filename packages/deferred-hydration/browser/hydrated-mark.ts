const HYDRATED = 'deferred-hydration:hydrated';

/**
 * Marks the page as hydrated: sets `<html data-hydrated>` and calls the listeners of `onHydrated`.
 *
 * The app calls it from a React effect, with or without deferral.
 */
export function markHydrated(): void {
  document.documentElement.dataset.hydrated = '';
  dispatchEvent(new Event(HYDRATED));
}

/** Calls `listener` once, when the page is marked as hydrated. */
export function onHydrated(listener: () => void): void {
  addEventListener(HYDRATED, listener, { once: true });
}

/** Returns a signal that is aborted when the page is marked as hydrated. */
export function untilHydrated(): AbortSignal {
  const hydrated = new AbortController();
  onHydrated(() => hydrated.abort());
  return hydrated.signal;
}
