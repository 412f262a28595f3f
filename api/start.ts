import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { createApp } from './app';
import { lockFolder } from './db/lock';
import { openDatabase } from './db/open';
import { prepareDatabase } from './db/prepare';
import type { ApiEnv } from './env';
import { listen } from './listen';
import { openCatalog } from './services/catalog-index';

export type Shop = { address: string; seconds: number; stop: () => Promise<void> };

export async function startShop(env: ApiEnv): Promise<Shop> {
  const began = performance.now();
  const folder = env.CHORSU_DATA;
  const unlock = env.DATABASE_URL ? () => {} : await lockFolder(folder);
  try {
    const database = await openDatabase({ url: env.DATABASE_URL, folder });
    await prepareDatabase(database, { now: new Date(), products: env.CHORSU_PRODUCTS });
    let isStopping = false;
    const app = createApp({
      db: database.db,
      catalog: await openCatalog(database.db),
      now: () => new Date(),
      newToken: () => randomBytes(24).toString('base64url'),
      mediaDir: join(folder, 'media'),
      localSecret: null,
      isStopping: () => isStopping,
    });
    const server = await listen(app, { host: env.API_HOST, port: env.API_PORT });
    return {
      address: server.address,
      seconds: Math.round((performance.now() - began) / 100) / 10,
      async stop() {
        isStopping = true;
        await server.close();
        await database.close();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}
