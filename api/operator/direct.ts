import { lockFolder } from '@/api/db/lock';
import { openDatabase } from '@/api/db/open';
import { prepareDatabase } from '@/api/db/prepare';
import type { ApiEnv } from '@/api/shared/env';
import { mediaFolder } from '@/api/shared/media-folder';
import { announceTo } from '@/api/shared/publish-invalidation';
import { startGuard } from '@/api/shared/start-guard';
import { carryOut, type Operator } from './operator';

/** The shop's own files, under the lock that a running API holds. */
export async function openDirectly<Result>(
  env: ApiEnv,
  work: (operator: Operator) => Promise<Result>,
): Promise<Result> {
  const now = () => new Date();
  const unlock = env.DATABASE_URL ? () => {} : await lockFolder(env.CHORSU_DATA);
  try {
    const database = await openDatabase({ url: env.DATABASE_URL, folder: env.CHORSU_DATA });
    try {
      await prepareDatabase(database, { now: now(), products: env.CHORSU_PRODUCTS });
      // Nobody here keeps the catalogue in memory; others on the same server look for themselves.
      const catalog = { reread: async () => {} };
      const { db } = database;
      const shop = {
        ...{ db, now, catalog, announce: announceTo(env) },
        ...{ guard: startGuard(env), mediaDir: mediaFolder(env) },
      };
      return await work((name, wish) => carryOut(shop, name, wish));
    } finally {
      await database.close();
    }
  } finally {
    unlock();
  }
}
