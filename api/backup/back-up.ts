import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { rename, rm, stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '@/api/db/database';
import { withoutLimits } from '@/api/db/silence-limit';
import type { MediaFile, MediaStore } from '@/api/media/media-store';
import { codeOf, OperatorFailure } from '@/api/shared/errors';
import { type Line, MARK, VERSION } from './format';
import { copyPictures, listPictures, missingIn, picturesBeside } from './pictures';
import { latestMigration, listTables } from './tables';

const FETCHED = 2000;
/** Suffix of the file name until the backup is complete. */
export const DRAFT = '.part';

type Shop = { db: Db; media: MediaStore; now: () => Date };
type Options = { file: string; withoutPictures?: boolean };
type Written = { rows: number; pictures: number; copied: number };
export type BackupReport = Written & { file: string; bytes: number };

/**
 * Backs up the running shop as of one moment, with its images in a folder next to the file. The
 * file appears only when the backup is complete.
 * @throws OperatorFailure when the file cannot be written.
 */
export async function backUp(shop: Shop, { file, ...options }: Options): Promise<BackupReport> {
  const draft = file + DRAFT;
  try {
    const written = await write(shop, { draft, file, ...options });
    await rename(draft, file);
    return { file, ...written, bytes: (await stat(file)).size };
  } catch (cause) {
    await rm(draft, { force: true });
    if (!isOfDisk(cause)) throw cause;
    throw new OperatorFailure(`cannot write the backup: ${cause.message}`, { cause });
  }
}

/** Errors of writes to a full or broken disk have no path. */
function isOfDisk(cause: unknown): cause is Error {
  const isWrite = ['ENOSPC', 'EDQUOT', 'EFBIG', 'EIO'].includes(codeOf(cause));
  return cause instanceof Error && (isWrite || (codeOf(cause) !== '' && 'path' in cause));
}

async function write(
  { db, media, now }: Shop,
  { draft, file, withoutPictures }: Options & { draft: string },
): Promise<Written> {
  const gzip = createGzip();
  const written = pipeline(gzip, createWriteStream(draft, { mode: 0o600 }));
  // A write can fail while rows are still being read, so its promise is awaited at the end.
  written.catch(() => {});
  const hash = createHash('sha256');
  const put = async (text: string) => {
    hash.update(text);
    // Waits for the stream, so that unwritten data does not accumulate in memory.
    if (!gzip.write(text)) await Promise.race([once(gzip, 'drain'), written]);
  };
  const putLine = (line: Line) => put(`${MARK}${JSON.stringify(line)}\n`);

  try {
    const migration = latestMigration();
    await putLine({ backup: VERSION, made: now().toISOString(), migration });
    const rows = await putTables(db, { put, putLine });
    // A photo is stored before the row that names it, so a later list includes the photos of all
    // rows.
    const pictures = withoutPictures ? [] : await listPictures(media);
    const copied = await copyPictures(pictures, { from: media, to: picturesBeside(file) });
    const kept = await putPictures(pictures, { file, putLine });
    await putLine({ end: true, rows, sha256: hash.copy().digest('hex') });
    gzip.end();
    await written;
    return { rows, pictures: kept, copied };
  } catch (cause) {
    gzip.destroy();
    throw cause;
  }
}

type Writer = { put: (text: string) => Promise<void>; putLine: (line: Line) => Promise<void> };

function putTables(db: Db, { put, putLine }: Writer): Promise<number> {
  return db.transaction(
    async (tx) => {
      await withoutLimits(tx);
      let rows = 0;
      for (const table of await listTables(tx)) {
        await putLine({ table });
        const name = sql.identifier(table);
        await tx.execute(sql`declare copied no scroll cursor for
          select row_to_json(t)::text as line from ${name} as t`);
        for (;;) {
          const fetched = await rowsOf<{ line: string }>(
            tx,
            sql`fetch ${sql.raw(String(FETCHED))} from copied`,
          );
          if (fetched.length === 0) break;
          await put(fetched.map(({ line }) => `${line}\n`).join(''));
          rows += fetched.length;
        }
        await tx.execute(sql`close copied`);
      }
      return rows;
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

/**
 * Writes the list of images and returns their number, without images that were deleted in the
 * meantime.
 */
async function putPictures(
  pictures: MediaFile[],
  { file, putLine }: { file: string; putLine: Writer['putLine'] },
): Promise<number> {
  const gone = new Set(await missingIn(picturesBeside(file), pictures));
  const kept = pictures.filter((picture) => !gone.has(picture));
  for (const { path, bytes } of kept) await putLine({ picture: path, bytes });
  return kept.length;
}
