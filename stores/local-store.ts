import type { StoreApi } from 'zustand';
import { createJSONStorage } from 'zustand/middleware';
import { safeStorage } from './safe-storage';

/**
 * Returns the options of a store that is persisted in local storage. Such stores hydrate together
 * with the page, because the server has no storage.
 *
 * @param read - Parses stored data and drops invalid parts, because storage can be outdated or
 *   tampered with.
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

type Persisted<State> = StoreApi<State> & {
  persist: { rehydrate: () => unknown; getOptions: () => { name?: string } };
};

/**
 * Wraps a store for `useStore`, so that it follows the storage: it reads the storage when a
 * component starts to use the store, when another tab writes to it, and when the browser restores
 * the page from bfcache, because such a page misses storage events.
 */
export function followStorage<State>(
  store: Persisted<State>,
): Pick<StoreApi<State>, 'getState' | 'getInitialState' | 'subscribe'> {
  return {
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe(listener) {
      const { name } = store.persist.getOptions();
      const left = new AbortController();
      const { signal } = left;
      const unsubscribe = store.subscribe(listener);
      const read = () => void store.persist.rehydrate();
      const written = ({ key }: StorageEvent) => (key === name || key === null) && read();
      const shown = ({ persisted }: PageTransitionEvent) => persisted && read();
      read();
      window.addEventListener('storage', written, { signal });
      window.addEventListener('pageshow', shown, { signal });
      return () => {
        unsubscribe();
        left.abort();
      };
    },
  };
}
