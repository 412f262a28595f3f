/**
 * `start` is the beginning of a navigation or of a fetch with progress, `arrival` the end of such a
 * fetch. `return` means that the shopper went back before the next page was loaded.
 */
export type NavigationEvent = 'start' | 'return' | 'arrival';
type Listener = (event: NavigationEvent) => void;

const listeners = new Set<Listener>();

/** Next's router has no events, so the code that navigates notifies the listeners. */
export const notifyNavigation = () => notify('start');
export const notifyReturn = () => notify('return');

/** Adds a listener for navigation events. Returns a function that removes it. */
export function onNavigationEvent(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Shows the navigation progress bar during a fetch. */
export async function withProgress<Fetched>(fetched: Promise<Fetched>): Promise<Fetched> {
  // Deferred because the caller may be rendering and listeners set state.
  await null;
  notify('start');
  return fetched.finally(() => notify('arrival'));
}

function notify(event: NavigationEvent) {
  for (const listener of listeners) listener(event);
}

/** Returns whether a click follows a link in this tab and was not handled by another listener. */
export function isPlainClick(event: MouseEvent): boolean {
  const { button, metaKey, ctrlKey, shiftKey, altKey } = event;
  return !(event.defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey);
}
