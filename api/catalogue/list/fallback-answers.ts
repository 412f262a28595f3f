import type { LiveCatalog } from '@/api/catalogue/live/live-catalog';

export type OnReady = (catalog: LiveCatalog) => Promise<void>;

/**
 * Whether the database has answered lists in place of the index: what was made of them is renewed
 * by `onReady` as soon as the index is ready.
 */
export function fallbackAnswers(onReady: OnReady) {
  let areGiven = false;
  return {
    note: () => {
      areGiven = true;
    },
    async renew(catalog: LiveCatalog): Promise<void> {
      if (!areGiven) return;
      areGiven = false;
      await onReady(catalog);
    },
  };
}
