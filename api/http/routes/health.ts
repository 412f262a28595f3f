import { setTimeout as wait } from 'node:timers/promises';
import { memoizeFor } from '@/api/catalog/memoize-for';
import type { Api } from '@/api/http/implement';
import { canWrite } from '@/api/services/can-write';
import type { Ports } from '@/api/shared/ports';

const WRITE_WITHIN_MS = 2000;
/**
 * How long the result of a check is cached. Each check writes to the database, and anyone may
 * request it.
 */
const KEPT_MS = 1000;

export function healthRoutes(api: Api, { db, now, catalog, isStopping }: Ports) {
  const takesWrites = memoizeFor(KEPT_MS, () =>
    Promise.race([canWrite({ db, now }), wait(WRITE_WITHIN_MS, false, { ref: false })]),
  );
  api.get('/livez', (c) => c.json({ status: 'ok' }));
  api.get('/readyz', async (c) => {
    const isReady = !isStopping() && (await takesWrites());
    const search = catalog.searchState?.();
    const status = isReady ? 'ready' : 'not ready';
    // The shop can sell without its search engine: lists then have fewer filters and products, and
    // a search finds only words that are spelled as in product names.
    return c.json({ status, ...(search && { search }) }, isReady ? 200 : 503);
  });
}
