import { sql } from 'drizzle-orm';
import { recordChange } from '@/api/db/change-events';
import { type Db, rowsOf } from '@/api/db/database';
import { withDatabase } from '@/api/db/open';
import { migrateDatabase } from '@/api/db/prepare';
import type { MediaStore } from '@/api/media/media-store';
import { openMedia } from '@/api/media/open-media';
import type { ApiEnv } from '@/api/shared/env';
import { OperatorFailure } from '@/api/shared/errors';
import { EVERYTHING } from '@/lib/domain/routing/page-tags';
import { copyPictures, picturesNextTo } from './pictures';
import { type BackupHead, checkBackup, entriesOf, NEWER } from './read-backup';
import { listMigrations, listTables } from './tables';

const CHUNK = 2000;

type RestoreOptions = { file: string; replace: boolean; withoutPictures?: boolean };

/**
 * Fills an empty shop from a backup. With `replace`, it replaces the content of any shop. The shop
 * must not be running.
 * @throws OperatorFailure when the backup is incomplete or from a newer version, when the shop is
 * running, or when it is not empty and `replace` is not set.
 */
export async function restore(env: ApiEnv, options: RestoreOptions): Promise<BackupHead> {
  const { file } = options;
  const head = await checkBackup(file, options);
  if (!listMigrations().includes(head.migration)) {
    throw new OperatorFailure(`${file} ${NEWER}`);
  }
  const media = await openMedia(env);
  await withDatabase(env, (database) =>
    database.alone(async () => {
      await migrateDatabase(database);
      await database.exclusively(async ({ db }) => {
        // This check comes first, because copying the images already changes the shop.
        if (!options.replace) await requireEmpty(db);
        await copyPictures(head.pictures, { from: picturesNextTo(file), to: media });
        await db.transaction((tx) => fill(tx, file, media));
      });
    }),
  );
  return head;
}

async function fill(tx: Db, file: string, media: MediaStore): Promise<void> {
  const tables = await listTables(tx);
  const names = tables.map((table) => sql.identifier(table));
  await tx.execute(sql`truncate ${sql.join(names, sql`, `)} restart identity`);

  let batch: { table: string; rows: string[] } = { table: '', rows: [] };
  for await (const entry of entriesOf(file)) {
    if ('file' in entry) {
      await media.write(entry.file, Buffer.from(entry.bytes, 'base64'));
      continue;
    }
    if (entry.table !== batch.table || batch.rows.length === CHUNK) {
      await putRows(tx, batch);
      batch = { table: entry.table, rows: [] };
    }
    batch.rows.push(entry.row);
  }
  await putRows(tx, batch);
  await restartIdentities(tx);
  await recordChange(tx, [EVERYTHING]);
}

async function requireEmpty(db: Db): Promise<void> {
  for (const table of await listTables(db)) {
    const rows = await rowsOf(db, sql`select 1 from ${sql.identifier(table)} limit 1`);
    if (rows.length > 0) {
      throw new OperatorFailure('the shop is not empty. Use --replace to replace its content');
    }
  }
}

/** Inserts rows. Columns that an older backup lacks get their default values. */
async function putRows(tx: Db, { table, rows }: { table: string; rows: string[] }): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  const columns = Object.keys(JSON.parse(first)).map((name) => sql.identifier(name));
  const list = sql.join(columns, sql`, `);
  const name = sql.identifier(table);
  await tx.execute(sql`insert into ${name} (${list})
    select ${list} from json_populate_recordset(null::${name}, ${`[${rows.join(',')}]`}::json)`);
}

async function restartIdentities(tx: Db): Promise<void> {
  const identities = await rowsOf<{ table: string; column: string }>(
    tx,
    sql`select relname as table, attname as column
      from pg_attribute join pg_class on pg_class.oid = attrelid
      where attidentity <> '' and not attisdropped and relnamespace = 'public'::regnamespace`,
  );
  for (const { table, column } of identities) {
    const last = sql`max(${sql.identifier(column)})`;
    await tx.execute(sql`select setval(pg_get_serial_sequence(quote_ident(${table}), ${column}), ${last})
      from ${sql.identifier(table)} having ${last} is not null`);
  }
}
