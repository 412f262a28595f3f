import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { OnReady } from '@/api/catalog/list/fallback-results';
import { type Db, rowsOf } from '@/api/db/database';
import { products } from '@/api/db/schema/catalog';
import { collectGarbage } from '@/lib/process/heap';
import type { LiveCatalog, Writers } from './live-catalog';
import { openLoadingCatalog } from './loading-catalog';
import { StoredIndex } from './stored-index';

/**
 * The minimum number of products for the index to be stored. Smaller catalogs load within a second,
 * before the process serves requests.
 */
const STORED_FROM = 5000;
/**
 * Maximum time that startup waits for the index of a larger catalog. After that, it continues to
 * load in the background.
 */
const START_WAITS_MS = 3000;

export type OpenOptions = Writers & {
  storedFrom?: number;
  startWaitsMs?: number;
  onReady?: OnReady;
};
type Opened = { catalog: LiveCatalog; close: () => Promise<void> };

/**
 * Opens a catalog whose index is stored in a file. Startup reads the file and then only the changes
 * since it was written, instead of every product. While a large catalog loads, the database serves
 * lists.
 */
export async function openStoredCatalog(
  db: Db,
  file: string,
  {
    storedFrom = STORED_FROM,
    startWaitsMs = START_WAITS_MS,
    onReady = async () => {},
    ...writers
  }: OpenOptions = {},
): Promise<Opened> {
  const index = new StoredIndex(db, { file, storedFrom, ...writers });
  const load = (signal: AbortSignal) => index.load(signal);
  if (!(await hasAtLeast(db, storedFrom))) {
    return { catalog: await load(new AbortController().signal), close: () => index.close() };
  }
  const { catalog, loaded, end } = await openLoadingCatalog(db, { load, onReady });
  const late = wait(startWaitsMs, 'late' as const, { ref: false });
  if ((await Promise.race([loaded, late])) === 'late') void loaded.then(collectGarbage);
  return {
    catalog,
    async close() {
      await end();
      await index.close();
    },
  };
}

async function hasAtLeast(db: Db, count: number): Promise<boolean> {
  const rows = await rowsOf(
    db,
    sql`select 1 from ${products} where ${products.withdrawnAt} is null
      limit 1 offset ${count - 1}`,
  );
  return rows.length > 0;
}
