import { existsSync, rmSync } from 'node:fs';
import type { Db } from '@/api/db/database';
import { createMutex } from '@/lib/queues/mutex';
import { log } from '@/lib/telemetry/log';
import { inSlices } from './in-slices';
import type { Live } from './live-catalog';
import { createCatalog, type IndexedCatalog, nameOptions } from './load-catalog';
import { docsOf, readHorizon, toDoc } from './read-docs';
import { readSnapshot, type SnapshotHead } from './snapshot-file';

const SAMPLE = 200;

export type StoredFile = { file: string; database: string };

/** Null where there is none that fits; what does not fit is deleted. */
export async function restoreLive(
  db: Db,
  { file, database }: StoredFile,
  signal: AbortSignal,
): Promise<Live | null> {
  if (!existsSync(file)) return null;
  const catalog = await createCatalog(db);
  const now = await readHorizon(db);
  try {
    const { horizon } = await readInto(catalog, { file, database, now }, signal);
    if (await hasOtherProducts(db, catalog, horizon)) throw new Unfit('its products differ');
    return { db, catalog, horizon, mutex: createMutex(), readAt: Number.NEGATIVE_INFINITY };
  } catch (error) {
    if (!(error instanceof Unfit)) throw error;
    log.warn(`${file} is not used: ${error.message}`);
    rmSync(file, { force: true });
    return null;
  }
}

/** A file that cannot be read is one that does not fit. */
async function readInto(
  catalog: IndexedCatalog,
  { file, database, now }: StoredFile & { now: number },
  signal: AbortSignal,
): Promise<SnapshotHead> {
  try {
    const { head, parts } = await readSnapshot(file);
    if (head.database !== database) throw new Error('it is of another database');
    if (head.horizon > now) throw new Error('it is newer than the database');
    await inSlices(catalog.index.restore(parts), signal);
    catalog.chosenBy = new Set(head.chosenBy);
    nameOptions(catalog);
    await inSlices(catalog.index.prepare(), signal);
    return head;
  } catch (error) {
    signal.throwIfAborted();
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
    if (row.isWithdrawn) index.remove(row.id);
    else index.put(toDoc(row, taxonomy));
    return before.join() !== index.factsOf(row.id).join();
  });
}
