import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { rename, rm, stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '@/api/db/database';
import type { MediaStore } from '@/api/media/media-store';
import { OperatorFailure } from '@/api/shared/errors';
import { type Line, MARK, VERSION } from './format';
import { latestMigration } from './migration';
import { listTables } from './tables';

const FETCHED = 2000;
const UPLOADS = 'uploads';

type Shop = { db: Db; media: MediaStore; now: () => Date };
export type BackupReport = { file: string; rows: number; bytes: number };

/** Backs up the running shop as of one moment; the file appears only when it is complete. */
export async function backUp(shop: Shop, { file }: { file: string }): Promise<BackupReport> {
  const draft = `${file}.part`;
  try {
    const rows = await write(shop, draft);
    await rename(draft, file);
    return { file, rows, bytes: (await stat(file)).size };
  } catch (cause) {
    await rm(draft, { force: true });
    if (!(cause instanceof Error) || !('code' in cause && 'path' in cause)) throw cause;
    throw new OperatorFailure(`the backup cannot be written: ${cause.message}`, { cause });
  }
}

async function write({ db, media, now }: Shop, draft: string): Promise<number> {
  const gzip = createGzip();
  const written = pipeline(gzip, createWriteStream(draft, { mode: 0o600 }));
  // It may fail while rows are being read; it is awaited at the end.
  written.catch(() => {});
  const hash = createHash('sha256');
  const put = async (text: string) => {
    hash.update(text);
    // Unwritten data must not pile up in memory.
    if (!gzip.write(text)) await Promise.race([once(gzip, 'drain'), written]);
  };
  const putLine = (line: Line) => put(`${MARK}${JSON.stringify(line)}\n`);

  try {
    const migration = latestMigration();
    await putLine({ backup: VERSION, made: now().toISOString(), migration });
    const rows = await putTables(db, { put, putLine });
    await putFiles(media, putLine);
    await putLine({ end: true, rows, sha256: hash.copy().digest('hex') });
    gzip.end();
    await written;
    return rows;
  } catch (cause) {
    gzip.destroy();
    throw cause;
  }
}

type Writer = { put: (text: string) => Promise<void>; putLine: (line: Line) => Promise<void> };

function putTables(db: Db, { put, putLine }: Writer): Promise<number> {
  return db.transaction(
    async (tx) => {
      await tx.execute(sql`set local statement_timeout = 0`);
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

/** Photos of reviews and imported pictures; drawings can be drawn again. */
async function putFiles(media: MediaStore, putLine: Writer['putLine']): Promise<void> {
  for (const path of await media.list(UPLOADS)) {
    const bytes = await media.read(path);
    // It may have been removed meanwhile, with its review.
    if (bytes) await putLine({ file: path, bytes: bytes.toString('base64') });
  }
}
