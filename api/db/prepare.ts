import { fileURLToPath } from 'node:url';
import { StartFailure } from '@/api/shared/errors';
import { analyzeWhereDue } from './analyze';
import type { Database, Maintenance } from './database';
import { reasonOf } from './failure';
import { type SeedOptions, seedShop } from './seed/seed';
import { countAllReviews } from './seller-reviews';

const migrations = fileURLToPath(new URL('./migrations', import.meta.url));

/**
 * Migrates the database, seeds it if it is new, and updates its statistics, while no other process
 * does so.
 * @throws StartFailure when the database reports an error.
 */
export function prepareDatabase(database: Database, options: SeedOptions): Promise<void> {
  return orStartFailure('prepared', () =>
    database.exclusively(async (own) => {
      await own.migrate(migrations);
      await seedShop(own.db, options);
      await countAllReviews(own.db);
      await analyzeWhereDue(own.db);
    }),
  );
}

/**
 * Applies the missing migrations.
 *
 * @throws StartFailure when one of them fails.
 */
export function migrateDatabase(database: Database): Promise<void> {
  return orStartFailure('migrated', () =>
    database.exclusively(({ migrate }: Maintenance) => migrate(migrations)),
  );
}

/** Reports a database error as one line for the operator. */
export async function orStartFailure<Result>(
  name: string,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (cause) {
    if (cause instanceof StartFailure) throw cause;
    throw new StartFailure(`the database cannot be ${name}: ${reasonOf(cause)}`, { cause });
  }
}
