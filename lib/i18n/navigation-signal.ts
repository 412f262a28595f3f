const started = new EventTarget();

/** The router tells nobody when it sets out, so whoever sends it says so. */
export function announceNavigation() {
  started.dispatchEvent(new Event('start'));
}

export function onNavigation(listener: () => void) {
  started.addEventListener('start', listener);
  return () => started.removeEventListener('start', listener);
}
