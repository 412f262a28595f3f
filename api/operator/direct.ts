import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '@/api/db/database';
import { withDatabase } from '@/api/db/open';
import { prepareDatabase } from '@/api/db/prepare';
import { openMedia } from '@/api/media/open-media';
import type { ApiEnv } from '@/api/shared/env';
import { OperatorFailure } from '@/api/shared/errors';
import { loadDemo } from '@/api/shared/load-demo';
import { createInvalidationPublisher } from '@/api/shared/publish-invalidation';
import { guardFirstStart, startGuard } from '@/api/shared/start-guard';
import { carryOut, type Operator } from './operator';

/**
 * Opens the shop's database in this process. A missing shop is created only with `isCreating`.
 * @throws OperatorFailure when there is no shop.
 */
export async function openDirectly<Result>(
  env: ApiEnv,
  work: (operator: Operator) => Promise<Result>,
  { isCreating = false } = {},
): Promise<Result> {
  const now = () => new Date();
  if (!isCreating) requireFolder(env);
  return withDatabase(env, async (database) => {
    if (!isCreating) await requireShop(database, env);
    const demo = await loadDemo(env);
    const guard = startGuard(env);
    const onNew = () => guardFirstStart(guard, demo !== null);
    await prepareDatabase(database, { demo, now: now(), products: env.CHORSU_PRODUCTS, onNew });
    const shop = {
      db: database.db,
      now,
      // This process has no catalog in memory. The other processes reload their catalogs after the
      // change.
      catalog: { reread: async () => {} },
      publishInvalidation: createInvalidationPublisher(env),
      guard,
      media: await openMedia(env),
    };
    return work((name, command, watching) => carryOut(shop, name, command, watching));
  });
}

const REMEDY =
  'Set CHORSU_DATA or DATABASE_URL as for the API, or create the shop with `create` or `import`';

/** Runs before the folder is locked, because the lock would create the folder. */
function requireFolder({ DATABASE_URL, CHORSU_DATA }: ApiEnv): void {
  if (DATABASE_URL || existsSync(join(CHORSU_DATA, 'db'))) return;
  throw new OperatorFailure(`there is no shop in ${resolve(CHORSU_DATA)}. ${REMEDY}`);
}

async function requireShop({ db }: Database, { DATABASE_URL }: ApiEnv): Promise<void> {
  const [found] = await rowsOf<{ table: string | null }>(
    db,
    sql`select to_regclass('settings')::text as "table"`,
  );
  if (found?.table) return;
  const where = DATABASE_URL ? 'the database of DATABASE_URL' : 'the data folder';
  throw new OperatorFailure(`there is no shop in ${where}. ${REMEDY}`);
}
