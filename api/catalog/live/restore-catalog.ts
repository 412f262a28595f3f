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

/**
 * Restores the index from its file. Returns `null` if no file matches the database, and deletes a
 * file that does not match.
 */
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
    if (await hasOtherProducts(db, catalog, horizon))
      throw new Unfit('its products differ from those in the database');
    return { db, catalog, horizon, mutex: createMutex(), readAt: Number.NEGATIVE_INFINITY };
  } catch (error) {
    if (!(error instanceof Unfit)) throw error;
    log.warn(
      `Deleting the stored product index ${file}: ${error.message}. It is rebuilt from the database.`,
    );
    rmSync(file, { force: true });
    return null;
  }
}

/** Reads the file into the catalog. An unreadable file counts as one that does not match. */
async function readInto(
  catalog: IndexedCatalog,
  { file, database, now }: StoredFile & { now: number },
  signal: AbortSignal,
): Promise<SnapshotHead> {
  try {
    const { head, parts } = await readSnapshot(file);
    if (head.database !== database) throw new Error('it belongs to another database');
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

/**
 * Compares a sample of products, because another version of the shop may index them differently.
 */
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
