import type { LiveCatalog } from './live-catalog';

export type OnWhole = (catalog: LiveCatalog) => Promise<void>;

/** Whether lists have been answered without the index: as soon as it is there `onWhole` is told. */
export function madeWithout(onWhole: OnWhole) {
  let isSo = false;
  return {
    note: () => {
      isSo = true;
    },
    async renew(catalog: LiveCatalog): Promise<void> {
      if (!isSo) return;
      isSo = false;
      await onWhole(catalog);
    },
  };
}
