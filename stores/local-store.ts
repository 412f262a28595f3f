import { createJSONStorage } from 'zustand/middleware';
import { safeStorage } from './safe-storage';

/**
 * The options of a store that outlives its page. The storage may be tampered with or outdated: `read`
 * takes of it what is valid. It is rehydrated when the page is hydrated, as the server has no storage.
 */
export function localStore<Stored>(name: string, read: (stored: unknown) => Stored) {
  return {
    name,
    version: 1,
    skipHydration: true,
    storage: createJSONStorage<Stored>(() => safeStorage),
    migrate: read,
    merge: read,
  };
}
