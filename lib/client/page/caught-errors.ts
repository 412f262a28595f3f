type Listener = (error: unknown) => void;

const listeners = new Set<Listener>();

/**
 * Reports an error that React caught and shows on an error page. The window receives no `error`
 * event for it.
 */
export function notifyCaught(error: unknown): void {
  for (const listener of listeners) listener(error);
}

/** Listens for errors that React caught. */
export function onCaught(listener: Listener): void {
  listeners.add(listener);
}
