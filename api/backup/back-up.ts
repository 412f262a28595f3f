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
import { isDiskError, OperatorFailure } from '@/api/shared/errors';
import { type Line, MARK, VERSION } from './format';
import { copyPictures, listPictures, missingIn, picturesNextTo } from './pictures';
import { latestMigration, listTables } from './tables';

const FETCHED = 2000;
/** The file name suffix of an incomplete backup. */
export const DRAFT = '.part';

/** Receives the next part of the rows. Its promise resolves when the part has been accepted. */
type Put = (chunk: Uint8Array) => Promise<void>;

/** The content of a backup. The operator's tool reads it from the running shop. */
export type BackupSource = {
  /** Streams all rows of one database snapshot to `put` and returns the number of rows. */
  rows: (put: Put) => Promise<number>;
  pictures: Pick<MediaStore, 'list' | 'read'>;
  now: () => Date;
};
type BackupOptions = { file: string; withoutPictures?: boolean };
type Written = { rows: number; pictures: number; copied: number };
export type BackupReport = Written & { file: string; bytes: number };

/**
 * Writes one database snapshot of the running shop to a file and its images to a folder next to it.
 * The file appears only when the backup is complete.
 * @throws OperatorFailure when the file cannot be written.
 */
export async function backUp(
  source: BackupSource,
  { file, ...options }: BackupOptions,
): Promise<BackupReport> {
  const draft = file + DRAFT;
  try {
    const written = await write(source, { draft, file, ...options });
    await rename(draft, file);
    return { file, ...written, bytes: (await stat(file)).size };
  } catch (cause) {
    await rm(draft, { force: true });
    if (!isDiskError(cause)) throw cause;
    throw new OperatorFailure(`cannot write the backup: ${cause.message}`, { cause });
  }
}

async function write(
  { rows: sendRows, pictures: media, now }: BackupSource,
  { draft, file, withoutPictures }: BackupOptions & { draft: string },
): Promise<Written> {
  const gzip = createGzip();
  const written = pipeline(gzip, createWriteStream(draft, { mode: 0o600 }));
  // If a write fails, reading the rows fails too, but only the write error states the cause.
  let failure: unknown;
  written.catch((error: unknown) => {
    failure = error;
  });
  const hash = createHash('sha256');
  const put = async (chunk: Uint8Array | string) => {
    hash.update(chunk);
    // Waits for the stream, so that unwritten data does not accumulate in memory.
    if (!gzip.write(chunk)) await Promise.race([once(gzip, 'drain'), written]);
  };
  const putLine = (line: Line) => put(lineOf(line));

  try {
    const migration = latestMigration();
    await putLine({ backup: VERSION, made: now().toISOString(), migration });
    const rows = await sendRows(put);
    // A photo is stored before the row that names it, so this list, read after the rows, includes
    // the photos of all rows.
    const pictures = withoutPictures ? [] : await listPictures(media);
    const copied = await copyPictures(pictures, { from: media, to: picturesNextTo(file) });
    const kept = await putPictures(pictures, { file, putLine });
    await putLine({ end: true, rows, sha256: hash.copy().digest('hex') });
    gzip.end();
    await written;
    return { rows, pictures: kept, copied };
  } catch (cause) {
    const reason = failure ?? cause;
    gzip.destroy();
    throw reason;
  }
}

type PutLine = (line: Line) => Promise<void>;

function lineOf(line: Line): string {
  return `${MARK}${JSON.stringify(line)}\n`;
}

/** Streams the rows of all tables from one database snapshot and returns the number of rows. */
export function writeRows(db: Db, put: Put): Promise<number> {
  return db.transaction(
    async (tx) => {
      await withoutLimits(tx);
      let rows = 0;
      for (const table of await listTables(tx)) {
        await put(Buffer.from(lineOf({ table })));
        const name = sql.identifier(table);
        await tx.execute(sql`declare copied no scroll cursor for
          select row_to_json(t)::text as line from ${name} as t`);
        for (;;) {
          const fetched = await rowsOf<{ line: string }>(
            tx,
            sql`fetch ${sql.raw(String(FETCHED))} from copied`,
          );
          if (fetched.length === 0) break;
          await put(Buffer.from(fetched.map(({ line }) => `${line}\n`).join('')));
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
 * Writes the list of images and returns their number, excluding images that were deleted in the
 * meantime.
 */
async function putPictures(
  pictures: MediaFile[],
  { file, putLine }: { file: string; putLine: PutLine },
): Promise<number> {
  const gone = new Set(await missingIn(picturesNextTo(file), pictures));
  const kept = pictures.filter((picture) => !gone.has(picture));
  for (const { path, bytes } of kept) await putLine({ picture: path, bytes });
  return kept.length;
}
