import { fileURLToPath } from 'node:url';
import { StartFailure } from '@/api/shared/errors';
import { analyzeWhereDue } from './analyze';
import type { Database, Maintenance } from './database';
import { reasonOf } from './failure';
import { type SeedOptions, seedShop } from './seed/seed';

const migrations = fileURLToPath(new URL('./migrations', import.meta.url));

export function prepareDatabase(database: Database, options: SeedOptions): Promise<void> {
  return orStartFailure('brought up to date', () =>
    database.exclusively(async (own) => {
      await own.migrate(migrations);
      await seedShop(own.db, options);
      await analyzeWhereDue(own.db);
    }),
  );
}

export function migrateDatabase(database: Database): Promise<void> {
  return orStartFailure('brought up to date', () =>
    database.exclusively(({ migrate }: Maintenance) => migrate(migrations)),
  );
}

/** Reports whatever the database refuses as one line for the operator. */
export async function orStartFailure<Result>(
  what: string,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (cause) {
    if (cause instanceof StartFailure) throw cause;
    throw new StartFailure(`the database cannot be ${what}: ${reasonOf(cause)}`, { cause });
  }
}
