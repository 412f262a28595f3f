/** A navigation has set out, was called back before it arrived, or what was fetched has come. */
export type NavigationEvent = 'start' | 'return' | 'arrival';
type Listener = (event: NavigationEvent) => void;

const listeners = new Set<Listener>();

/** Next's router has no such events: whoever sends it notifies. */
export const notifyNavigation = () => notify('start');
export const notifyReturn = () => notify('return');

export function onNavigationEvent(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Shows the progress of a fetch as that of a navigation. */
export async function withProgress<Fetched>(fetched: Promise<Fetched>): Promise<Fetched> {
  // Not amid the rendering of the caller.
  await null;
  notify('start');
  return fetched.finally(() => notify('arrival'));
}

function notify(event: NavigationEvent) {
  for (const listener of listeners) listener(event);
}
