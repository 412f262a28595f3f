import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { findFaults } from '@/api/backup/verify';
import { API_BASE } from '@/lib/constants';
import { startStandby } from '@/scripts/lib/install/postgres.mjs';
import { aProduct } from '@/tests/api/setup/goods';
import { stockOf } from '@/tests/api/setup/order';
import { sendRequest } from '@/tests/support/send-request';
import { aPostgres, inStep, Opened } from './around';
import { buyersOf, sendAgain, underLoad } from './load';
import { note, printTable } from './table';
import { twoApisOn } from './two-apis';

const STOCK = 10_000;
const BUYERS = 20;
const ALONE_MS = 2000;
const SETTINGS = `${API_BASE}/core/settings`;

const opened = new Opened();

afterAll(async () => {
  printTable();
  await opened.close();
});

test('uses the primary of several database hosts, and the new primary after a failover', async () => {
  const primary = await aPostgres(opened);
  const standby = await startStandby(primary.url);
  opened.add(standby.stop);
  const hosts = [standby, primary].map(({ url }) => new URL(url).host);
  const apis = await twoApisOn(opened, `postgres://postgres@${hosts.join(',')}/postgres`);
  await inStep(primary.url, true);
  const at = (round: number) => apis.urls[round % apis.urls.length] ?? '';
  const ready = () =>
    Promise.all(apis.urls.map(async (url) => (await sendRequest(url, '/readyz')).status));
  const ports = { db: apis.db, now: () => new Date() };
  const goods = await aProduct({ stock: STOCK }, { ports });
  const buyers = await buyersOf(apis.db, BUYERS);
  const before = await findFaults(apis.db);

  let [promotedAt, readyAt] = [0, 0];
  const plan = { name: 'hosts', goods, buyers, at, paths: [SETTINGS] };
  const { orders, reads, rate } = await underLoad(plan, async () => {
    await primary.stop();
    await expect.poll(ready).toEqual([503, 503]);
    // During this time, the shop has only a read-only standby.
    await wait(ALONE_MS);
    promotedAt = performance.now();
    await standby.promote();
    await inStep(standby.url, false);
    await expect.poll(ready).toEqual([200, 200]);
    readyAt = performance.now();
  });

  const wrong = [...orders, ...reads].filter(({ status }) => status !== 200 && status !== 503);
  expect(wrong).toEqual([]);
  // At least one order succeeds at once. The test sends the refused orders again.
  expect(orders.map(({ status }) => status)).toContain(200);
  const refused = await sendAgain(orders, goods, at(0));
  const sold = orders.length;
  expect(await stockOf(goods, { ports })).toEqual({
    left: STOCK - sold,
    moved: -sold,
    moves: sold,
  });
  expect((await findFaults(apis.db)).faults).toEqual(before.faults);
  const late = reads.filter(({ status }) => status === 503).length;
  note(
    `a primary of two hosts is killed under ${rate} requests a second, its standby is promoted`,
    `0 × 500, ${refused.length + late} × 503 of ${sold + reads.length}; ready ${((readyAt - promotedAt) / 1000).toFixed(1)} s after the promotion; ${sold} of ${sold} orders`,
  );
});
