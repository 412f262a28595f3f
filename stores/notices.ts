import { create, useStore as useSource } from 'zustand';
import { persist } from 'zustand/middleware';
import { isRecord } from '@/lib/domain/is-record';
import { followStorage, localStore } from './local-store';

type NoticeStore = { dismissed: string[] };

const DISMISSED_MAX = 20;

const useStore = create<NoticeStore>()(
  persist((): NoticeStore => ({ dismissed: [] }), localStore('chorsu:notices', read)),
);

const storedNotices = followStorage(useStore);

/**
 * Returns whether a notice was dismissed. The key is a digest of its text, so a changed text is a
 * new notice.
 */
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

function read(stored: unknown): NoticeStore {
  const keys: unknown[] =
    isRecord(stored) && Array.isArray(stored.dismissed) ? stored.dismissed : [];
  return { dismissed: keys.filter((key) => typeof key === 'string').slice(0, DISMISSED_MAX) };
}
