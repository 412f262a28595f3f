const HYDRATED = 'chorsu:hydrated';

/** From now on `<html data-hydrated>`: React answers whatever is pressed, on every page. */
export function markHydrated(): void {
  document.documentElement.dataset.hydrated = '';
  dispatchEvent(new Event(HYDRATED));
}

export function onHydrated(act: () => void): void {
  addEventListener(HYDRATED, act, { once: true });
}

export function untilHydrated(): AbortSignal {
  const hydrated = new AbortController();
  onHydrated(() => hydrated.abort());
  return hydrated.signal;
}
