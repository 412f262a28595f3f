import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '@/api/db/database';

/**
 * The cluster, its line of time and the file of its products, which is another after a restore;
 * null where the server does not say.
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
