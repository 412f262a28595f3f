type Listener = (error: unknown) => void;

const listeners = new Set<Listener>();

export function notifyMissingChunk(error: unknown) {
  for (const listener of listeners) listener(error);
}

export function onMissingChunk(listener: Listener) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
