import { lockFolder } from '@/api/db/lock';
import { openDatabase } from '@/api/db/open';
import { prepareDatabase } from '@/api/db/prepare';
import type { ApiEnv } from '@/api/env';
import { importCatalog } from '@/api/import/import-catalog';
import { mediaFolder } from '@/api/media-folder';
import { getSettings, setSetting } from '@/api/services/settings';
import type { Operator } from './operator';

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
      const shop = { db: database.db, now, mediaDir: mediaFolder(env) };
      return await work({
        importCatalog: (wish) => importCatalog(shop, wish),
        settings: () => getSettings(shop),
        setSetting: ({ name, value }) => setSetting(shop, name, value),
      });
    } finally {
      await database.close();
    }
  } finally {
    unlock();
  }
}
