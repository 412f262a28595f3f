import { create, type StoreApi, useStore as useSource } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { safeStorage } from './safe-storage';

type NoticeStore = { dismissed: string[] };

const DISMISSED_MAX = 20;

const useStore = create<NoticeStore>()(
  persist((): NoticeStore => ({ dismissed: [] }), {
    name: 'chorsu:notices',
    version: 1,
    skipHydration: true,
    storage: createJSONStorage(() => safeStorage),
    migrate: read,
    merge: read,
  }),
);

const storedNotices: Pick<StoreApi<NoticeStore>, 'getState' | 'getInitialState' | 'subscribe'> = {
  ...useStore,
  subscribe(listener) {
    const unsubscribe = useStore.subscribe(listener);
    rehydrateNotices();
    return unsubscribe;
  },
};

/** The key is a digest of the notice: a changed text is a new notice. */
export const useIsDismissed = (key: string) =>
  useSource(storedNotices, ({ dismissed }) => dismissed.includes(key));

export function noticeDismissed(key: string) {
  rehydrateNotices();
  useStore.setState(({ dismissed }) => ({
    dismissed: [key, ...dismissed.filter((known) => known !== key)].slice(0, DISMISSED_MAX),
  }));
}

export function rehydrateNotices() {
  void useStore.persist.rehydrate();
}

/** The storage may be tampered with or outdated. */
function read(stored: unknown): NoticeStore {
  const isRecord = typeof stored === 'object' && stored !== null && 'dismissed' in stored;
  const keys: unknown[] = isRecord && Array.isArray(stored.dismissed) ? stored.dismissed : [];
  return { dismissed: keys.filter((key) => typeof key === 'string').slice(0, DISMISSED_MAX) };
}
