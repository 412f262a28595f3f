import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { StartFailure } from '@/api/shared/errors';
import type { Database } from './database';
import { type SeedOptions, seedShop } from './seed/seed';

const migrations = fileURLToPath(new URL('./migrations', import.meta.url));

export async function prepareDatabase(database: Database, options: SeedOptions): Promise<void> {
  await database.exclusively(async () => {
    await migrateDatabase(database);
    await seedShop(database.db, options);
    // Rows restored from another server carry its transaction numbers, which may lie in the future.
    await database.db.execute(sql`update products set changed_in = 0
      where changed_in > pg_snapshot_xmax(pg_current_snapshot())::text::bigint`);
  });
}

export async function migrateDatabase(database: Database): Promise<void> {
  try {
    await database.migrate(migrations);
  } catch (cause) {
    const text = cause instanceof Error ? cause.message.split('\n', 1)[0] : String(cause);
    throw new StartFailure(`the database cannot be brought up to date: ${text}`, { cause });
  }
}
