import { sql } from 'drizzle-orm';
import { EVERYTHING } from '@/lib/domain/routing/page-tags';
import { type Db, rowsOf } from './database';
import { changeEvents } from './schema/events';
import { advisoryLock } from './transaction';

/** The tags of the pages that changed after a number, and the number for the next request. */
export type Changes = { number: number; tags: string[] };

/** Channel that notifies all processes of the shop. */
export const CHANGES_CHANNEL = 'chorsu_changes';
const KEPT_MS = 24 * 60 * 60 * 1000;
const READ_AT_ONCE = 1000;

/**
 * Records a change. It must be the last statement of its transaction: until that transaction ends,
 * no other can take a number, so that numbers become visible in order. Numbers follow the clock, so
 * that a restored shop continues above all earlier numbers.
 */
export async function recordChange(tx: Db, tags: readonly string[]): Promise<void> {
  if (tags.length === 0) return;
  await advisoryLock(tx, 'change_events');
  await tx.execute(sql`with made as (
    insert into change_events (number, tags) select greatest(
      (extract(epoch from clock_timestamp()) * 1000)::bigint,
      (select coalesce(max(number), 0) + 1 from change_events)
    ), ${JSON.stringify(tags)}::jsonb returning number)
    select pg_notify(${CHANGES_CHANNEL}, '') from made`);
}

/**
 * Reads the changes after a number.
 * @param after - `null` for a new follower, which needs only the current number.
 * @returns The changes, with `EVERYTHING` as the only tag when the number is unknown or earlier
 * changes have been deleted.
 */
export async function changesAfter(db: Db, after: number | null): Promise<Changes> {
  const rows = await rowsOf<{ number: string; tags: string[] }>(
    db,
    sql`select number::text, tags from ${changeEvents}
      where number > ${after ?? 0} order by number limit ${READ_AT_ONCE}`,
  );
  const { oldest, newest } = await readRange(db);
  if (after === null) return { number: newest, tags: [] };
  // The number comes from another database, or earlier changes have been deleted.
  if (after > newest || after < oldest) return { number: newest, tags: [EVERYTHING] };
  const last = rows.at(-1);
  return { number: Number(last?.number ?? after), tags: unique(rows.flatMap(({ tags }) => tags)) };
}

/** Returns the number of the latest change; 0 before the first one. */
export async function newestChange(db: Db): Promise<number> {
  return (await readRange(db)).newest;
}

/**
 * Deletes changes that are older than a day. The newest one stays, because later numbers continue
 * from it.
 */
export async function clearChanges(db: Db, now: Date): Promise<void> {
  await db.execute(sql`delete from change_events where number < ${now.getTime() - KEPT_MS}
    and number < (select max(number) from change_events)`);
}

async function readRange(db: Db): Promise<{ oldest: number; newest: number }> {
  const [row] = await rowsOf<{ oldest: string; newest: string }>(
    db,
    sql`select coalesce(min(number), 0)::text as oldest, coalesce(max(number), 0)::text as newest
      from ${changeEvents}`,
  );
  return { oldest: Number(row?.oldest), newest: Number(row?.newest) };
}

function unique(tags: string[]): string[] {
  return [...new Set(tags)];
}
