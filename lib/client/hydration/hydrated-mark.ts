const AWAKE = 'chorsu:awake';

/** The page's scripts have taken it over: lib/client/hydration has nothing more to hold for them. */
export function tellAwake(): void {
  document.documentElement.dataset.awake = '';
  dispatchEvent(new Event(AWAKE));
}

export function onceAwake(act: () => void): void {
  addEventListener(AWAKE, act, { once: true });
}

export function untilAwake(): AbortSignal {
  const awake = new AbortController();
  onceAwake(() => awake.abort());
  return awake.signal;
}
