import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '@/api/db/database';

/**
 * Identifies the database by its cluster, timeline and the file of its products table. A restore
 * replaces that file. Returns `null` if these cannot be read.
 */
export async function identityOf(db: Db): Promise<string | null> {
  try {
    const [row] = await rowsOf<{ identity: string }>(
      db,
      sql`select concat_ws('-', system_identifier, timeline_id, pg_relation_filenode('products')) as identity
        from pg_control_system(), pg_control_checkpoint()`,
    );
    return row?.identity ?? null;
  } catch {
    return null;
  }
}
