import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { rowsOf } from '@/api/db/database';
import { findCaseFault, type TextSettings } from '@/api/db/letter-case';
import { lockFolder } from '@/api/db/lock';
import { openDatabase, sourceOf } from '@/api/db/open';
import { readAddress } from '@/api/operator/address';
import { reachOperator } from '@/api/operator/running';
import { getGuardedSettings } from '@/api/services/content/settings';
import type { ApiEnv } from '@/api/shared/env';
import { loadDemo } from '@/api/shared/load-demo';
import type { GuardedSettings } from '@/api/shared/start-guard';

export type Found = {
  settings: GuardedSettings;
  from: string;
  /** The settings of a database that does not ignore the case of Cyrillic letters. */
  caseFault?: TextSettings | null | undefined;
};

/**
 * Finds the settings that the shop would start with: in the database, from the running API, or in
 * the seed. Changes nothing.
 */
export async function findShopSettings(env: ApiEnv): Promise<Found> {
  if (env.DATABASE_URL) return inDatabase(env, sourceOf(env), 'DATABASE_URL');
  const folder = env.CHORSU_DATA;
  const address = readAddress(folder);
  const running = address && (await reachOperator(address));
  if (running) {
    const own = await running('settings', {});
    return { settings: guardedOf(own), from: 'the running API' };
  }
  if (!existsSync(join(folder, 'db'))) return firstStart(env);

  const unlock = await lockFolder(folder);
  try {
    return await inDatabase(env, { folder }, folder);
  } finally {
    unlock();
  }
}

/** Returns the settings that the first start would write to an empty database. */
async function firstStart(env: ApiEnv): Promise<Found> {
  const empty = { test_mode: false, new_customer_instalment_limit: 0 };
  const demo = await loadDemo(env);
  const settings = guardedOf(demo?.settings ?? empty);
  return { settings: { ...settings, isFilledByDemo: demo !== null }, from: 'the first start' };
}

async function inDatabase(
  env: ApiEnv,
  source: Parameters<typeof openDatabase>[0],
  from: string,
): Promise<Found> {
  const database = await openDatabase(source);
  try {
    const table = sql`select to_regclass('settings')::text as name`;
    const [found] = await rowsOf<{ name: string | null }>(database.db, table);
    const caseFault = await findCaseFault(database.db);
    if (!found?.name) return { ...(await firstStart(env)), caseFault };
    return { settings: await getGuardedSettings(database.db), from, caseFault };
  } finally {
    await database.close();
  }
}

function guardedOf(own: { test_mode: boolean; new_customer_instalment_limit: number }) {
  return { isTestMode: own.test_mode, instalmentLimit: own.new_customer_instalment_limit };
}
