import { Client } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '@/api/db/open';
import { API_BASE } from '@/lib/constants';
import { startPostgres, startStandby } from '@/scripts/lib/postgres.mjs';
import { startApi } from '@/tests/api/setup/api-process';
import { aProduct, type TestGoods } from '@/tests/api/setup/goods';
import { oneClickOf, stockOf } from '@/tests/api/setup/order';
import { liftOneClickLimits } from '@/tests/api/setup/shop';
import { anEmptyFolder } from '@/tests/api/setup/shop-folder';
import { ask } from '@/tests/support/ask';
import { note, printTable } from './table';

const ORDERS = 40;
const STOCK = 1000;

/** A primary, and a standby that confirms whatever the primary commits. */
async function aPair() {
  const primary = await startPostgres();
  if (!primary) throw new Error('PostgreSQL is not to be had here');
  onTestFinished(primary.stop);
  const standby = await startStandby(primary.url);
  onTestFinished(standby.stop);
  const [one, two] = [new URL(standby.url), new URL(primary.url)];
  return { primary, standby, url: `postgres://postgres@${one.host},${two.host}/postgres` };
}

async function order(url: string, goods: TestGoods, key: string) {
  const { status, body } = await ask(url, `${API_BASE}/order/create`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify(oneClickOf(goods)),
  });
  return { key, status, id: status === 200 ? JSON.parse(body.toString()).data.id : null };
}

/** Whether what is committed is at the standby as well. */
async function inStep(url: string, isInStep: boolean): Promise<void> {
  const admin = new Client({ connectionString: url });
  await admin.connect();
  await admin.query(`alter system set synchronous_standby_names = '${isInStep ? '*' : ''}'`);
  await admin.query('select pg_reload_conf()');
  await admin.end();
}

async function shopAt(url: string) {
  const database = await openDatabase({ folder: '', url });
  onTestFinished(database.close);
  const ports = { db: database.db, now: () => new Date(), newOrderNumber: () => 1 };
  return { ...database, ports };
}

test('of several hosts the primary is used, and its successor once there is one', async () => {
  const { primary, standby, url } = await aPair();
  const env = {
    DATABASE_URL: url,
    CODE_SECRET: 'known-to-both-hosts',
    CHORSU_DATA: anEmptyFolder(),
  };
  const api = startApi(env);
  onTestFinished(async () => {
    api.child.kill('SIGKILL');
    await api.ended;
  });
  const at = await api.ready;
  const { db, ports } = await shopAt(url);
  await liftOneClickLimits(db);
  await inStep(primary.url, true);
  const goods = await aProduct({ stock: STOCK }, { ports });
  const ready = async () => (await ask(at, '/readyz')).status;
  const orders = (name: string) =>
    Promise.all(Array.from({ length: ORDERS }, (_, turn) => order(at, goods, `${name}-${turn}`)));

  const before = await orders('before');
  expect(before.filter(({ status }) => status !== 200)).toEqual([]);

  const during = orders('during');
  await primary.stop();
  const cut = await during;
  await expect.poll(ready).toBe(503);
  // The standby alone is read-only.
  const none = await orders('none');
  expect(new Set(none.map(({ status }) => status))).toEqual(new Set([503]));
  expect(cut.filter(({ status }) => status !== 200 && status !== 503)).toEqual([]);

  const began = performance.now();
  await standby.promote();
  await inStep(standby.url, false);
  await expect.poll(ready).toBe(200);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  const again = await Promise.all([...cut, ...none].map(({ key }) => order(at, goods, key)));
  expect(again.filter(({ status }) => status !== 200)).toEqual([]);
  // Whoever had an answer has the same order as before.
  const acknowledged = cut.filter(({ id }) => id !== null);
  for (const { key, id } of acknowledged) {
    expect(again.find((one) => one.key === key)?.id).toBe(id);
  }
  const total = 3 * ORDERS;
  expect(await stockOf(goods, { ports })).toEqual({
    left: STOCK - total,
    moved: -total,
    moves: total,
  });
  note(
    'the primary of two hosts dies, the standby is promoted',
    `0 × 500, ${cut.length - acknowledged.length + none.length} × 503; ready ${seconds} s later; ${total} of ${total} orders`,
  );
  printTable();
});
