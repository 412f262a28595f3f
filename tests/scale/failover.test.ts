import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { findFaults } from '@/api/backup/verify';
import { API_BASE } from '@/lib/constants';
import { startStandby } from '@/scripts/lib/install/postgres.mjs';
import { startApi } from '@/tests/api/setup/api-process';
import { aProduct } from '@/tests/api/setup/goods';
import { stockOf } from '@/tests/api/setup/order';
import { anEmptyFolder } from '@/tests/api/setup/shop-folder';
import { listening } from '@/tests/support/process/listening';
import { sendRequest } from '@/tests/support/send-request';
import { aPostgres, inStep, Opened, ports, query } from './around';
import { buyersOf, sendAgain, underLoad } from './load';
import { accepts } from './program';
import { note, printTable } from './table';
import { twoApisOn } from './two-apis';

const DOCUMENTED = 'deploy/haproxy/postgresql.cfg';
const IS_STANDBY = 'select pg_is_in_recovery() as follows';
const STOCK = 10_000;
const CUSTOMERS = 50;
const SEVERAL = 8;
const CONNECTED = { withinMs: 500 };
const NOTICED_MS = 1000;
const AFTERWARDS_MS = 5000;

const opened = new Opened();

afterAll(async () => {
  printTable();
  await opened.close();
});

async function several(read: () => Promise<{ follows: boolean }[]>): Promise<unknown[]> {
  const responses: unknown[] = [];
  for (let at = 0; at < SEVERAL; at += 1) {
    responses.push(await read().then(([row]) => row?.follows, String));
  }
  return responses;
}

/** Starts a server that responds as Patroni does on port 8008 of each machine. Returns its port. */
async function patroniOf(url: string): Promise<number> {
  const server = createServer(async (_, res) => {
    const [row] = await query(url, IS_STANDBY, CONNECTED).catch(() => []);
    res.writeHead(row?.follows === false ? 200 : 503).end();
  });
  opened.add(async () => void server.close());
  return listening(server);
}

/** Starts HAProxy with its documented configuration in front of both servers. */
async function aBalancer(urls: string[]): Promise<string> {
  const [own = ''] = await ports(1);
  let text = readFileSync(DOCUMENTED, 'utf8').replace(
    'bind 10.0.0.10:5432',
    `bind 127.0.0.1:${own}`,
  );
  for (const [at, url] of urls.entries()) {
    const documented = `10.0.0.2${at + 1}:5432 check port 8008`;
    expect(text).toContain(documented);
    text = text.replace(documented, `${new URL(url).host} check port ${await patroniOf(url)}`);
  }
  const file = join(mkdtempSync(join(tmpdir(), 'chorsu-failover-')), 'haproxy.cfg');
  writeFileSync(file, text);
  await opened.run({ command: 'haproxy', args: ['-f', file] }, () => accepts(own));
  const url = `postgres://postgres@127.0.0.1:${own}/postgres`;
  // HAProxy alternates between both servers until the first checks have failed.
  await expect
    .poll(async () => (await several(() => query(url, IS_STANDBY, CONNECTED))).join())
    .toBe(Array(SEVERAL).fill(false).join());
  return url;
}

test('returns no 500 and loses no acknowledged order when PostgreSQL fails over', async () => {
  const primary = await aPostgres(opened);
  const standby = await startStandby(primary.url);
  opened.add(standby.stop);
  await inStep(primary.url, true);
  const url = await aBalancer([primary.url, standby.url]);
  const { urls, db } = await twoApisOn(opened, url);
  const shop = { ports: { db } };
  const goods = await aProduct({ stock: STOCK }, shop);
  const plan = {
    name: 'failover',
    goods,
    buyers: await buyersOf(db, CUSTOMERS),
    at: (round: number) => urls[round % urls.length] ?? '',
    afterwardsMs: AFTERWARDS_MS,
    paths: [`${API_BASE}/core/settings`, `${API_BASE}/catalog/product?size=20`],
  };
  const misled = startApi({ DATABASE_URL: standby.url, CHORSU_DATA: anEmptyFolder() });
  const { code, stderr } = await misled.ended;
  expect([code, stderr]).toEqual([1, expect.stringMatching(/^api: the database cannot be .+\n$/)]);

  const { orders, reads, rate } = await underLoad(plan, async () => {
    await primary.stop();
    await wait(NOTICED_MS);
    await standby.promote();
  });
  for (const one of urls) {
    await expect.poll(async () => (await sendRequest(one, '/readyz')).status).toBe(200);
  }
  const acknowledged = orders.filter(({ id }) => id !== null).length;
  const refused = await sendAgain(orders, goods, urls[0] ?? '');
  const failed = [...refused, ...reads.filter(({ status }) => status !== 200)];
  note(
    `PostgreSQL failed over to its standby under ${rate} requests a second`,
    `${orders.length + reads.length} requests: 0 × 500, ${failed.length} × 503; ${acknowledged} acknowledged, ${orders.length} of ${orders.length} orders in the end`,
  );
  expect(failed.filter(({ status }) => status !== 503)).toEqual([]);
  expect(await stockOf(goods, shop)).toEqual({
    left: STOCK - orders.length,
    moved: -orders.length,
    moves: orders.length,
  });
  expect((await findFaults(db)).faults).toEqual([]);
});
