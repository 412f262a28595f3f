import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from './database';

const PAGE_BYTES = 8192;
/** Growth of a table after which its statistics are collected again. */
const GROWN = { times: 1.2, pages: 1 };

/**
 * Collects statistics of tables that have none or have grown considerably. On a server, autovacuum
 * does so only after the first shoppers arrive; the embedded database has no autovacuum.
 */
export async function analyzeWhereDue(db: Db): Promise<void> {
  const due = await rowsOf<{ name: string }>(
    db,
    sql`select relname as name from pg_class
      where relkind = 'r' and relnamespace = 'public'::regnamespace and pg_relation_size(oid) > 0
        and (reltuples < 0 or pg_relation_size(oid) / ${PAGE_BYTES}::int
          > relpages * ${GROWN.times}::float + ${GROWN.pages}::int)`,
  );
  for (const { name } of due) await db.execute(sql`analyze ${sql.identifier(name)}`);
}
