import { existsSync, rmSync } from 'node:fs';
import type { Db } from '@/api/db/database';
import { identityOf } from './database-identity';
import { keepCurrent, type Live, type LiveCatalog, loadLive } from './live-catalog';
import { createCatalog, type IndexedCatalog, nameOptions } from './load-catalog';
import { docsOf, readHorizon, toDoc } from './read-docs';
import { readSnapshot, type SnapshotHead, writeSnapshot } from './snapshot-file';
import { createTurns } from './turns';

/** A smaller catalogue is loaded in a second. */
const STORED_FROM = 5000;
const STORE_EVERY_MS = 3_600_000;
/** How long a start waits for what has changed since the snapshot; more is read beside the readers. */
const CATCH_UP_MS = 5000;
const SAMPLE = 200;

type Stored = { catalog: LiveCatalog<IndexedCatalog>; close: () => Promise<void> };

/**
 * A catalogue that is stored in a file: a start reads it from there and then what has changed since,
 * in place of every product from the database.
 */
export async function openStoredCatalog(
  db: Db,
  file: string,
  storedFrom = STORED_FROM,
): Promise<Stored> {
  const database = await identityOf(db);
  const restored = database && (await restore(db, { file, database }));
  const live = restored || (await loadLive(db));
  const catalog = keepCurrent(live);
  let storedAt = restored ? live.catalog.index.changes : -1;
  if (restored) await catalog.catchUp(CATCH_UP_MS);

  async function store(): Promise<void> {
    const { index } = live.catalog;
    if (!database || index.size < storedFrom || index.changes === storedAt) return;
    await live.turns(async () => {
      storedAt = index.changes;
      const head = { database, horizon: live.horizon, chosenBy: [...live.catalog.chosenBy] };
      await writeSnapshot(file, head, index.parts());
    });
  }
  const storing = () =>
    store().catch((error: unknown) => console.error('the index is not stored:', error));

  const timer = setInterval(storing, STORE_EVERY_MS);
  timer.unref();
  const first = storing();
  return {
    catalog,
    async close() {
      clearInterval(timer);
      await first;
      await storing();
    },
  };
}

/** Null where there is none that fits; what does not fit is deleted. */
async function restore(
  db: Db,
  { file, database }: { file: string; database: string },
): Promise<Live | null> {
  if (!existsSync(file)) return null;
  const catalog = await createCatalog(db);
  const now = await readHorizon(db);
  try {
    const { horizon } = readInto(catalog, file, { database, now });
    if (await hasOtherProducts(db, catalog, horizon)) throw new Unfit('its products differ');
    return { db, catalog, horizon, turns: createTurns(), readAt: Number.NEGATIVE_INFINITY };
  } catch (error) {
    if (!(error instanceof Unfit)) throw error;
    console.warn(`api: ${file} is not used:`, error.message);
    rmSync(file, { force: true });
    return null;
  }
}

/** A file that cannot be read is one that does not fit. */
function readInto(
  catalog: IndexedCatalog,
  file: string,
  { database, now }: { database: string; now: number },
): SnapshotHead {
  try {
    return readSnapshot(file, (head, parts) => {
      if (head.database !== database) throw new Error('it is of another database');
      if (head.horizon > now) throw new Error('it is newer than the database');
      catalog.index.restore(parts);
      catalog.chosenBy = new Set(head.chosenBy);
      nameOptions(catalog);
      catalog.index.prepare();
      return head;
    });
  } catch (error) {
    throw new Unfit(error instanceof Error ? error.message : String(error), { cause: error });
  }
}

class Unfit extends Error {}

/** Compares some products: another version of the shop may index them otherwise. */
async function hasOtherProducts(
  db: Db,
  catalog: IndexedCatalog,
  horizon: number,
): Promise<boolean> {
  const { index, taxonomy } = catalog;
  const rows = await docsOf(db, index.sample(SAMPLE));
  return rows.some((row) => {
    if (row.changedIn >= horizon) return false;
    const before = index.factsOf(row.id);
    if (row.withdrawnAt) index.remove(row.id);
    else index.put(toDoc(row, taxonomy));
    return before.join() !== index.factsOf(row.id).join();
  });
}
