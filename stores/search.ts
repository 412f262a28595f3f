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

/** Another tab may have searched meanwhile, so a change starts from the storage. */
function change(next: (history: string[]) => string[]) {
  rehydrateSearchHistory();
  useStore.setState(({ history }) => ({ history: next(history) }));
}

/** Invalid terms are dropped (S5-05). */
function read(stored: unknown): SearchStore {
  const history = isRecord(stored) && Array.isArray(stored.history) ? stored.history : [];
  return { history: cleanHistory(history) };
}
