import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import type { ApiEnv } from '@/api/shared/env';
import { StartFailure } from '@/api/shared/errors';
import { MOMENT } from '@/packages/mock/worlds/clock';

/** A running mock. `address` is its base URL; `stop` closes the server and the database. */
export type Mock = { address: string; stop: () => Promise<void> };
/** Opens the seeded shop, which was prepared at the first start or comes with the package. */
export type OpenSeeded = (input: Seed) => Promise<PGlite>;
/** The folder of the seeded shop, the time of its seed, and its minimum number of products. */
export type Seed = { folder: string; now: Date; products: number };

/** Starts the mocked API: the shop's own program with one instance per world. */
export async function startMock(env: ApiEnv, openSeeded: OpenSeeded): Promise<Mock> {
  if (env.NODE_ENV === 'production' && !env.ALLOW_MOCK) {
    throw new StartFailure('the mocked API does not start in production without ALLOW_MOCK=1');
  }
  const folder = join(env.CHORSU_DATA, 'mock');
  const input = { folder, now: MOMENT, products: env.CHORSU_PRODUCTS };
  // Loading the code and opening the database take most of the startup time, so both run in
  // parallel.
  const [client, { openMock }] = await Promise.all([openSeeded(input), import('./open-mock')]);
  try {
    return await openMock(env, client, folder);
  } catch (error) {
    await client.close();
    throw error;
  }
}
