import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from './database';

/** The text settings of a database. The locale is the one that classifies letters (`LC_CTYPE`). */
export type TextSettings = { encoding: string; locale: string };

/** The message of the API and the doctor about a database in which `findCaseFault` finds a fault. */
export const CASE_FAULT =
  'The database does not ignore the case of Cyrillic letters, so searches in it miss products. ' +
  "Create a database with 'createdb --template template0 --encoding UTF8 --locale C.UTF-8', and " +
  'restore a backup into it.';

/**
 * Checks whether `ilike` and `lower` ignore the case of Cyrillic letters. They do not in the locale
 * `C` and in encodings that treat these letters as bytes.
 * @returns The settings that cause the fault, or `null`.
 */
export async function findCaseFault(db: Db): Promise<TextSettings | null> {
  const [found = { encoding: '', locale: '' }] = await rowsOf<TextSettings>(
    db,
    sql`select getdatabaseencoding() as encoding, datctype as locale
      from pg_database where datname = current_database()`,
  );
  // Some other encodings lack these letters and would reject the statement.
  if (found.encoding !== 'UTF8') return found;
  const [row] = await rowsOf<{ isIgnored: boolean }>(db, sql`select 'Ж' ilike 'ж' as "isIgnored"`);
  return row?.isIgnored ? null : found;
}
