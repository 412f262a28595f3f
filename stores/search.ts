import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { addTerm, cleanHistory } from '@/lib/domain/search-history';
import { safeStorage } from './safe-storage';

type SearchStore = {
  history: string[];
  termSearched: (term: string) => void;
  termRemoved: (term: string) => void;
  historyCleared: () => void;
};

const useStore = create<SearchStore>()(
  persist(
    (set) => ({
      history: [],
      termSearched: (term) => set(({ history }) => ({ history: addTerm(history, term) })),
      termRemoved: (term) =>
        set(({ history }) => ({ history: history.filter((known) => known !== term) })),
      historyCleared: () => set({ history: [] }),
    }),
    {
      name: 'chorsu:search',
      version: 1,
      skipHydration: true,
      storage: createJSONStorage(() => safeStorage),
      partialize: ({ history }) => ({ history }),
      merge: (stored, current) => ({ ...current, history: historyOf(stored) }),
    },
  ),
);

export const { termSearched, termRemoved, historyCleared } = useStore.getState();

export const useSearchHistory = () => useStore(({ history }) => history);

export function recallSearchHistory() {
  void useStore.persist.rehydrate();
}

/** What was stored may be of another hand or time: whatever is no term is dropped (spec §5). */
function historyOf(stored: unknown): string[] {
  const isRecord = typeof stored === 'object' && stored !== null && 'history' in stored;
  return cleanHistory(isRecord && Array.isArray(stored.history) ? stored.history : []);
}
