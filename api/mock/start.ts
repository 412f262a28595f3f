import type { ApiEnv } from '@/api/shared/env';
import { StartFailure } from '@/api/shared/errors';
import { MOMENT } from './clock';
import { mockFolder } from './mock-folder';
import { openSeeded } from './snapshot';

export type Mock = { address: string; stop: () => Promise<void> };

/** Starts the mocked API: the shop's own program, as many times as there are worlds. */
export async function startMock(env: ApiEnv): Promise<Mock> {
  if (env.NODE_ENV === 'production' && !env.ALLOW_MOCK) {
    throw new StartFailure('the mocked API does not start in production without ALLOW_MOCK=1');
  }
  const input = { folder: mockFolder(env), now: MOMENT, products: env.CHORSU_PRODUCTS };
  // The shop's code is read while its database opens: together they are most of a start.
  const [client, { openMock }] = await Promise.all([openSeeded(input), import('./open-mock')]);
  try {
    return await openMock(env, client);
  } catch (error) {
    await client.close();
    throw error;
  }
}
