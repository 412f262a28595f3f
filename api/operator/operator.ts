import type { ImportReport, ImportWish } from '@/api/import/import-catalog';
import type { Settings } from '@/lib/contract/site';

/** What the operator can do to the shop, whether it runs or not. */
export type Operator = {
  importCatalog: (wish: ImportWish) => Promise<ImportReport>;
  settings: () => Promise<Settings>;
  setSetting: (change: { name: string; value: string }) => Promise<Settings>;
};
