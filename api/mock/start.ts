import type { ApiEnv } from '@/api/env';
import { StartFailure } from '@/api/errors';
import { listen } from '@/api/listen';
import { createMock } from './dispatch';
import { openGround } from './open-ground';
import { Worlds } from './worlds';

export type Mock = { address: string; stop: () => Promise<void> };

/** Starts the mocked API: the shop's own program, as many times as there are worlds. */
export async function startMock(env: ApiEnv): Promise<Mock> {
  if (env.NODE_ENV === 'production' && !env.ALLOW_MOCK) {
    throw new StartFailure('the mocked API does not start in production without ALLOW_MOCK=1');
  }
  let isStopping = false;
  const { ground, close } = await openGround(env);
  const worlds = new Worlds({ ...ground, isStopping: () => isStopping });
  try {
    const place = { host: env.API_HOST, port: env.API_PORT };
    const server = await listen(createMock(worlds), place);
    return {
      address: server.address,
      async stop() {
        isStopping = true;
        await server.close();
        await close();
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}
