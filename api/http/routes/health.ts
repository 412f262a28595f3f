import { setTimeout as wait } from 'node:timers/promises';
import { memoizeFor } from '@/api/catalogue/memoize-for';
import type { Api } from '@/api/http/implement';
import { canWrite } from '@/api/services/can-write';
import type { Ports } from '@/api/shared/ports';

const WRITE_WITHIN_MS = 2000;
/** However many ask: each look is a write. */
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
    // Without its engine the shop sells: the lists have no filters.
    return c.json({ status, ...(search && { search }) }, isReady ? 200 : 503);
  });
}
