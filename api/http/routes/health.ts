import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { rowsOf } from '@/api/db/database';
import type { Api } from '@/api/http/implement';
import type { Ports } from '@/api/shared/ports';

const PING_MS = 2000;

export function healthRoutes(api: Api, { db, catalog, isStopping }: Ports) {
  api.get('/livez', (c) => c.json({ status: 'ok' }));
  api.get('/readyz', async (c) => {
    const isReady = !isStopping() && (await answers(db));
    const search = catalog.searchState?.();
    const status = isReady ? 'ready' : 'not ready';
    // Without its engine the shop sells: the lists have no filters.
    return c.json({ status, ...(search && { search }) }, isReady ? 200 : 503);
  });
}

async function answers(db: Ports['db']): Promise<boolean> {
  // An error is an answer too: the database is not ready.
  const ping = rowsOf<{ isWritable: boolean }>(
    db,
    sql`select current_setting('transaction_read_only') = 'off' as "isWritable"`,
  ).then(
    ([row]) => row?.isWritable === true,
    () => false,
  );
  return Promise.race([ping, wait(PING_MS, false, { ref: false })]);
}
