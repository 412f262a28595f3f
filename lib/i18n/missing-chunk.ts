type Listener = (error: unknown) => void;

const listeners = new Set<Listener>();

/** A part of the page could not be had; whoever speaks to the shopper says so. */
export function notifyMissingChunk(error: unknown) {
  for (const listener of listeners) listener(error);
}

export function onMissingChunk(listener: Listener) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
