import { dirname } from 'node:path';
import { OperatorFailure } from '@/api/shared/errors';
import { pauseInSlices } from '@/lib/queues/pause-for-requests';
import type { BadRows } from './bad-rows';
import { groupRows } from './group-rows';
import type { ImportProduct } from './import-product';
import { type ParsedRow, parseFile } from './parse-file';
import type { ImportRow } from './parse-row';
import { type StorePicture, takePictures } from './pictures';
import type { FaultyRow } from './read-rows';
import { refuseCancelled, type Watching } from './watching';

export type CatalogFile = { file: string; store: StorePicture; withdrawOptions: boolean };

/**
 * Reads a catalog file and stores its images. This runs in the operator's tool, which has access to
 * the files and does not slow down the shop.
 *
 * @returns The sound products, the number of all rows, and the faulty ones.
 * @throws OperatorFailure when the file cannot be imported at all.
 */
export async function readCatalog(
  { file, store, withdrawOptions }: CatalogFile,
  watching: Watching,
): Promise<{ products: ImportProduct[]; total: number; bad: BadRows }> {
  const { sound, faulty } = await collectRows(parseFile(file), watching);
  const total = sound.length + faulty.length;
  if (withdrawOptions) refuseNameless(faulty);
  const pictured = await takePictures(sound, { from: dirname(file), store }, watching);
  return { ...(await groupRows(pictured.rows, faulty.concat(pictured.faulty))), total };
}

/**
 * Rejects rows without a SKU when options are withdrawn, because the options of such rows would
 * count as unlisted.
 */
function refuseNameless(faulty: FaultyRow[]): void {
  const nameless = faulty.find(({ article }) => article === null);
  if (!nameless) return;
  const { row, reason } = nameless;
  throw new OperatorFailure(
    `row ${row} has no valid article number (${reason}); nothing was imported. Fix the row, or import without --withdraw-options`,
  );
}

async function collectRows(
  batches: AsyncIterable<ParsedRow[]>,
  watching: Watching,
): Promise<{ sound: ImportRow[]; faulty: FaultyRow[] }> {
  const sound: ImportRow[] = [];
  const faulty: FaultyRow[] = [];
  const pace = pauseInSlices();
  for await (const rows of batches) {
    for (const row of rows) {
      if ('reason' in row) faulty.push(row);
      else sound.push(row);
    }
    refuseCancelled(watching, 'nothing was imported');
    watching.onProgress?.({ step: 'read', done: sound.length + faulty.length, of: null });
    await pace();
  }
  return { sound, faulty };
}
