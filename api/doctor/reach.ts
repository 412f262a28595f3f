import { reasonOf } from '@/api/db/failure';
import { openDatabase } from '@/api/db/open';
import { openMedia } from '@/api/media/open-media';
import { openEngineClient } from '@/api/search/engine/engine-client';
import { tablesOf } from '@/api/search/engine/engine-names';
import type { ApiEnv } from '@/api/shared/env';
import { RedisLink } from '@/server/shared/redis-link';

export type Reached = { name: string; fault: string | null };

/**
 * Checks whether the servers named in the settings respond. DATABASE_URL is not checked here,
 * because the shop's settings are read from that server separately.
 */
export async function reachAll(env: ApiEnv, redisUrl: string | undefined): Promise<Reached[]> {
  const { DATABASE_MIGRATION_URL: url } = env;
  const checks = {
    DATABASE_MIGRATION_URL: url && reachDatabase(url),
    REDIS_URL: redisUrl && reachRedis(redisUrl),
    SEARCH_URL: env.SEARCH_URL && reachEngine(env.SEARCH_URL),
    S3_URL: env.S3_URL && reachBucket(env),
  };
  const found = Object.entries(checks).map(async ([name, check]) => {
    if (!check) return [];
    return [{ name, fault: await check.then(() => null, reasonOf) }];
  });
  return (await Promise.all(found)).flat();
}

async function reachDatabase(url: string): Promise<void> {
  const database = await openDatabase({ url });
  await database.close();
}

async function reachRedis(url: string): Promise<void> {
  const link = await RedisLink.open(url);
  const result = await link.run((client) => client.ping());
  link.close();
  if (result === undefined) throw new Error('it does not respond');
}

async function reachBucket(env: ApiEnv): Promise<void> {
  const media = await openMedia(env);
  await media.list('uploads');
}

/** Throws unless the engine responds and has all tables. */
async function reachEngine(url: string): Promise<void> {
  const client = await openEngineClient(url);
  try {
    for (const table of Object.values(tablesOf(new URL(url).pathname.slice(1)))) {
      await client.query(`SELECT id FROM ${table} LIMIT 1`);
    }
  } finally {
    await client.close();
  }
}
