import { withDatabase } from '@/api/db/open';
import { prepareDatabase } from '@/api/db/prepare';
import { openMedia } from '@/api/media/media-store';
import type { ApiEnv } from '@/api/shared/env';
import { loadDemo } from '@/api/shared/load-demo';
import { createInvalidationPublisher } from '@/api/shared/publish-invalidation';
import { guardFirstStart, startGuard } from '@/api/shared/start-guard';
import { carryOut, type Operator } from './operator';

export async function openDirectly<Result>(
  env: ApiEnv,
  work: (operator: Operator) => Promise<Result>,
): Promise<Result> {
  const now = () => new Date();
  return withDatabase(env, async (database) => {
    const demo = await loadDemo(env);
    const guard = startGuard(env);
    const onNew = () => guardFirstStart(guard, demo !== null);
    await prepareDatabase(database, { demo, now: now(), products: env.CHORSU_PRODUCTS, onNew });
    const shop = {
      db: database.db,
      now,
      // This process has no catalogue in memory. Other processes reread theirs after the change.
      catalog: { reread: async () => {} },
      publishInvalidation: createInvalidationPublisher(env),
      guard,
      media: await openMedia(env),
    };
    return work((name, command, watching) => carryOut(shop, name, command, watching));
  });
}
