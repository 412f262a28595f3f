import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { findFaults } from '@/api/backup/verify';
import { openDatabase, sourceOf } from '@/api/db/open';
import { prepareDatabase } from '@/api/db/prepare';
import { readEnv } from '@/api/shared/env';
import { loadDemo } from '@/api/shared/load-demo';
import { API_BASE } from '@/lib/constants';
import { startApi } from '@/tests/api/setup/api-process';
import { aProduct, type TestGoods } from '@/tests/api/setup/goods';
import { oneClickOf, stockOf } from '@/tests/api/setup/order';
import { emptySource, liftOneClickLimits } from '@/tests/api/setup/shop';
import { anEmptyFolder, aShopFolder } from '@/tests/api/setup/shop-folder';
import { wholeOrPart } from '@/tests/support/tier';

/**
 * The number of times that the test kills the API. The embedded database runs in the killed
 * process, so each kill may interrupt its writes; a PostgreSQL server would keep running.
 */
const ROUNDS = wholeOrPart(10, 2);
const ORDERS = 100;
const STOCK = 10_000;
const KILL_WITHIN_MS = 1500;
/** The limit for reopening after a crash, in CPU time, which a busy machine does not distort. */
const REOPEN_MS = 2000;

test('keeps each acknowledged order once after a kill, and is ready within 2 s', {
  timeout: 600_000,
}, async () => {
  const { url = '', directUrl = '' } = await emptySource();
  const folder = url ? anEmptyFolder() : await aShopFolder();
  const env = { CHORSU_DATA: folder, DATABASE_URL: url, DATABASE_MIGRATION_URL: directUrl };
  const goods = await opened(env, async (ports) => {
    await liftOneClickLimits(ports.db);
    return aProduct({ stock: STOCK }, { ports });
  });
  const acknowledged = new Map<string, number>();
  let unacknowledged: string[] = [];

  for (let round = 0; round < ROUNDS; round++) {
    const api = startApi(env);
    const address = await api.ready;
    await Promise.all(unacknowledged.map((key) => sendAgain(address, goods, key, acknowledged)));
    expect(unacknowledged.filter((key) => !acknowledged.has(key))).toEqual([]);

    const keys = Array.from({ length: ORDERS }, (_, at) => `round-${round}-${at}`);
    const sending = keys.map((key) =>
      send(address, goods, key, acknowledged).catch(() => undefined),
    );
    await wait(Math.random() * KILL_WITHIN_MS);
    api.child.kill('SIGKILL');
    await Promise.all(sending);
    await api.ended;
    unacknowledged = keys.filter((key) => !acknowledged.has(key));
  }

  const began = process.cpuUsage();
  await opened(env, async (ports) => {
    const { user, system } = process.cpuUsage(began);
    expect((user + system) / 1000).toBeLessThan(REOPEN_MS);
    const { orders, faults } = await findFaults(ports.db);
    const { left, moved, moves } = await stockOf(goods, { ports });
    expect(faults).toEqual([]);
    // Some orders may have been written although their response was lost.
    expect(orders).toBeGreaterThanOrEqual(acknowledged.size);
    expect(orders).toBeLessThanOrEqual(acknowledged.size + unacknowledged.length);
    expect(new Set(acknowledged.values()).size).toBe(acknowledged.size);
    expect({ left, moved, moves }).toEqual({ left: STOCK - orders, moved: -orders, moves: orders });
  });
});

type Ports = Parameters<typeof stockOf>[1] extends { ports: infer P } | undefined ? P : never;

async function opened<Result>(
  env: Record<string, string>,
  work: (ports: Ports) => Promise<Result>,
): Promise<Result> {
  const database = await openDatabase(sourceOf(readEnv(env)));
  try {
    await prepareDatabase(database, {
      demo: await loadDemo({ DEMO_SHOP: true }),
      now: new Date(),
      products: 0,
    });
    return await work({ db: database.db });
  } finally {
    await database.close();
  }
}

/** Sends an order, and repeats the request while the busy shop responds with 503. */
async function sendAgain(...order: Parameters<typeof send>): Promise<void> {
  while ((await send(...order)) === 503);
}

/**
 * Sends an order and returns the status. Records the number of an acknowledged order under its
 * key, like a shopper who received the response.
 */
async function send(
  address: string,
  goods: TestGoods,
  key: string,
  acknowledged: Map<string, number>,
): Promise<number> {
  const response = await fetch(`${address}${API_BASE}/order/create`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify(oneClickOf(goods)),
  });
  const { status, data } = await response.json();
  if (status) acknowledged.set(key, data.id);
  return response.status;
}
