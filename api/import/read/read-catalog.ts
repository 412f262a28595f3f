import { dirname } from 'node:path';
import type { BadRows } from '@/api/import/bad-rows';
import type { ImportProduct } from '@/api/import/import-product';
import { refuseCanceled, type Watching } from '@/api/import/watching';
import { OperatorFailure } from '@/api/shared/errors';
import { pauseInSlices } from '@/lib/queues/pause-for-requests';
import { groupRows } from './group-rows';
import type { FileFormat } from './headings';
import { type ParsedRow, parseFile } from './parse-file';
import type { ImportRow } from './parse-row';
import { type PictureSource, takePictures } from './pictures';
import type { FaultyRow } from './read-rows';

export type CatalogFile = Pick<PictureSource, 'store' | 'isAllowed'> &
  Partial<FileFormat> & {
    file: string;
    withdrawOptions: boolean;
    /** Whether the column with images is ignored. */
    withoutPictures?: boolean;
  };

/**
 * Reads a catalog file and stores its images. This runs in the operator's tool, which has access to
 * the files and does not slow down the shop.
 *
 * @returns The valid products, the number of all rows, and the faulty rows.
 * @throws OperatorFailure when the file cannot be imported at all.
 */
export async function readCatalog(
  { file, store, isAllowed, withdrawOptions, withoutPictures, ...format }: CatalogFile,
  watching: Watching,
): Promise<{ products: ImportProduct[]; total: number; bad: BadRows }> {
  const { sound, faulty } = await collectRows(
    parseFile(file, { headings: new Map(), ...format }),
    watching,
  );
  const total = sound.length + faulty.length;
  if (withdrawOptions) refuseNameless(faulty);
  const source = { from: dirname(file), store, isAllowed };
  const pictured = withoutPictures
    ? { rows: sound.map((row) => ({ ...row, images: undefined })), faulty: [] }
    : await takePictures(sound, source, watching);
  return { ...(await groupRows(pictured.rows, faulty.concat(pictured.faulty))), total };
}

/**
 * Rejects a file with a row that has no valid SKU, because the options of that row would count as
 * unlisted and be withdrawn.
 */
function refuseNameless(faulty: FaultyRow[]): void {
  const nameless = faulty.find(({ article }) => article === null);
  if (!nameless) return;
  const { row, reason } = nameless;
  throw new OperatorFailure(
    `row ${row} has no valid SKU (${reason}); nothing was imported. Fix the row, or import without --withdraw-options`,
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
    refuseCanceled(watching, 'nothing was imported');
    watching.onProgress?.({ step: 'read', done: sound.length + faulty.length, of: null });
    await pace();
  }
  return { sound, faulty };
}
