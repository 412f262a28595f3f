import type { LiveCatalog } from '@/api/catalog/live/live-catalog';

export type OnReady = (catalog: LiveCatalog) => Promise<void>;

/**
 * Records whether the database served lists instead of the index. If it did, `renew` calls
 * `onReady` once the index is ready, so that cached results are refreshed.
 */
export function fallbackResults(onReady: OnReady) {
  let haveBeenServed = false;
  return {
    note: () => {
      haveBeenServed = true;
    },
    async renew(catalog: LiveCatalog): Promise<void> {
      if (!haveBeenServed) return;
      haveBeenServed = false;
      await onReady(catalog);
    },
  };
}
