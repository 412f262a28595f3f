type Listener = (error: unknown) => void;

const listeners = new Set<Listener>();

export function notifyMissingChunk(error: unknown) {
  for (const listener of listeners) listener(error);
}

/**
 * Adds a listener for build files that cannot be loaded. Returns a function that removes the
 * listener.
 */
export function onMissingChunk(listener: Listener) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Error messages of webpack, Turbopack and browsers for a build file that cannot be loaded. */
const messages =
  /^(?:Loading (?:CSS )?chunk [\w/.-]+ failed|Failed to load chunk |ChunkLoadError|(?:Failed to fetch|error loading) dynamically imported module|Importing a module script failed)/i;

export function isChunkFailure(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const name = 'name' in error ? error.name : '';
  const message = 'message' in error ? error.message : '';
  return name === 'ChunkLoadError' || (typeof message === 'string' && messages.test(message));
}
