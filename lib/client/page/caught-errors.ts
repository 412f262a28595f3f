type Listener = (error: unknown) => void;

const listeners = new Set<Listener>();

/** What React catches and shows on an error page is no error of the window. */
export function notifyCaught(error: unknown): void {
  for (const listener of listeners) listener(error);
}

export function onCaught(listener: Listener): void {
  listeners.add(listener);
}
