/** `return`: Back was pressed before the page arrived. `arrival`: a fetch has ended. */
export type NavigationEvent = 'start' | 'return' | 'arrival';
type Listener = (event: NavigationEvent) => void;

const listeners = new Set<Listener>();

/** Next's router has no events of its own, so its callers notify. */
export const notifyNavigation = () => notify('start');
export const notifyReturn = () => notify('return');

export function onNavigationEvent(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Shows the progress of a fetch as that of a navigation. */
export async function withProgress<Fetched>(fetched: Promise<Fetched>): Promise<Fetched> {
  // The caller may be rendering: listeners set state.
  await null;
  notify('start');
  return fetched.finally(() => notify('arrival'));
}

function notify(event: NavigationEvent) {
  for (const listener of listeners) listener(event);
}

/** A click that follows a link in this tab and that no other listener has handled. */
export function isPlainClick(event: MouseEvent): boolean {
  const { button, metaKey, ctrlKey, shiftKey, altKey } = event;
  return !(event.defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey);
}
