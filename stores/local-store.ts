import type { StoreApi } from 'zustand';
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

type Persisted<State> = StoreApi<State> & {
  persist: { rehydrate: () => unknown; getOptions: () => { name?: string } };
};

/**
 * A source for `useStore` that follows the storage: it is read when a component first shows the
 * store, when another tab writes it and when Back shows the page again, which had missed the events.
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
