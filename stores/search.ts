import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { addTerm, cleanHistory } from '@/lib/domain/search-history';
import { safeStorage } from './safe-storage';

type SearchStore = { history: string[] };

const useStore = create<SearchStore>()(
  persist((): SearchStore => ({ history: [] }), {
    name: 'chorsu:search',
    version: 1,
    skipHydration: true,
    storage: createJSONStorage(() => safeStorage),
    migrate: read,
    merge: read,
  }),
);

export const useSearchHistory = () => useStore(({ history }) => history);

export function termSearched(term: string) {
  change((history) => addTerm(history, term));
}

export function termRemoved(term: string) {
  change((history) => history.filter((known) => known !== term));
}

export function historyCleared() {
  change(() => []);
}

export function rehydrateSearchHistory() {
  void useStore.persist.rehydrate();
}

/** Another tab may have searched meanwhile, so a change starts from the storage. */
function change(next: (history: string[]) => string[]) {
  rehydrateSearchHistory();
  useStore.setState(({ history }) => ({ history: next(history) }));
}

/** The storage may be tampered with or outdated: invalid terms are dropped (S5-05). */
function read(stored: unknown): SearchStore {
  const isRecord = typeof stored === 'object' && stored !== null && 'history' in stored;
  const history = isRecord && Array.isArray(stored.history) ? stored.history : [];
  return { history: cleanHistory(history) };
}
