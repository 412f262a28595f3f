import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { isRecord } from '@/lib/domain/is-record';
import { addTerm, cleanHistory } from '@/lib/domain/product/search-history';
import { localStore } from './local-store';

type SearchStore = { history: string[] };

const useStore = create<SearchStore>()(
  persist((): SearchStore => ({ history: [] }), localStore('chorsu:search', read)),
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

/** Reads the storage before each change, because another tab may have searched in the meantime. */
function change(next: (history: string[]) => string[]) {
  rehydrateSearchHistory();
  useStore.setState(({ history }) => ({ history: next(history) }));
}

/** Reads the stored history without invalid terms (S5-05). */
function read(stored: unknown): SearchStore {
  const history = isRecord(stored) && Array.isArray(stored.history) ? stored.history : [];
  return { history: cleanHistory(history) };
}
