import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { findFaults } from '@/api/backup/verify';
import { API_BASE, MEDIA_BASE } from '@/lib/constants';
import { startApi } from '@/tests/api/setup/api-process';
import { aCustomer } from '@/tests/api/setup/customer';
import { aProduct } from '@/tests/api/setup/goods';
import { stockOf } from '@/tests/api/setup/order';
import { aPhoto } from '@/tests/api/setup/photo';
import { anOrderLine } from '@/tests/api/setup/received';
import { quantile } from '@/tests/support/quantile';
import { sendRequest } from '@/tests/support/send-request';
import { wholeOrPart } from '@/tests/support/tier';
import { buyersOf, orderAtOnce, sendAgain, underLoad } from './load';
import { note, printTable } from './table';
import { openTwoApis, type TwoApis } from './two-apis';

const BUYERS = wholeOrPart(600, 60);
const READ_P99_MS = 300;
const AFTERWARDS_MS = 1500;
const STOCK = 10_000;
const CUSTOMERS = 50;

let apis: TwoApis;

beforeAll(async () => {
  apis = await openTwoApis();
});

afterAll(async () => {
  printTable();
  await apis?.close();
});

let numbers = 0;
const ports = () => ({ db: apis.db, now: () => new Date(), newOrderNumber: () => ++numbers });
const at = (round: number) => apis.urls[round % apis.urls.length] ?? '';

async function read(url: string, path: string) {
  const { status, body } = await sendRequest(url, `${API_BASE}${path}`);
  return { status, data: status === 200 ? JSON.parse(body.toString()).data : null };
}

test('does not start with the data folder of another running API', {
  timeout: 60_000,
}, async () => {
  const { child, ended } = startApi(apis.envs[0] ?? {});
  onTestFinished(() => void child.kill('SIGKILL'));
  const { code, stderr } = await ended;
  expect(code).not.toBe(0);
  expect(stderr).toMatch(/the data folder .+ is in use by/);
});

test('a photo uploaded to one API is immediately available from the other', async () => {
  const { data: list } = await read(at(0), '/catalog/product?size=1');
  const [{ id, slug }] = list.results;
  const customer = await aCustomer({}, { ports: ports() });
  const line = await anOrderLine({ customer: customer.id, product: id }, { ports: ports() });
  const body = new FormData();
  for (const [name, value] of Object.entries({ rating: 5, text: 'Yaxshi', order_line: line })) {
    body.append(name, String(value));
  }
  body.append('photos', await aPhoto(), 'photo.jpg');
  const path = `/catalog/product/${slug}/review`;
  const sent = { method: 'POST', headers: customer.headers, body };
  expect((await fetch(`${at(0)}${API_BASE}${path}`, sent)).status).toBe(200);

  const { data } = await read(at(1), path);
  const [photo = ''] = data.results[0].photos;
  const { status, headers } = await sendRequest(at(1), `${MEDIA_BASE}/${photo}`);
  expect([status, headers['content-type']]).toEqual([200, 'image/webp']);
  note('photo uploaded at A, requested at B', `${status} at once`);
});

test('sells one unit to exactly one of many buyers at two APIs under read load', async () => {
  const goods = await aProduct({ stock: 1 }, { ports: ports() });
  const buyers = await buyersOf(apis.db, BUYERS);
  const { data: list } = await read(at(0), '/catalog/product?size=20');
  let areBuying = true;
  const reads: { status: number; took: number }[] = [];
  const reading = [0, 1, 2, 3].map(async (attempt) => {
    for (let round = attempt; areBuying; round += 1) {
      const began = performance.now();
      const { slug } = list.results[round % list.results.length];
      const { status } = await read(at(round), `/catalog/product/short/${slug}`);
      reads.push({ status, took: performance.now() - began });
    }
  });
  const bought = await orderAtOnce(
    buyers.map((buyer, round) => ({ url: at(round), goods, buyer, key: `buyer-${round}` })),
  );
  areBuying = false;
  await Promise.all(reading);

  const times = reads.map(({ took }) => took);
  const p99 = Math.round(quantile(times, 0.99));
  note(
    `${BUYERS} buyers of one unit over two APIs`,
    `${bought.filter(({ id }) => id).length} order; ${reads.length} reads, p99 ${p99} ms`,
  );
  expect(bought.filter(({ id }) => id)).toHaveLength(1);
  expect(await stockOf(goods, { ports: ports() })).toEqual({ left: 0, moved: -1, moves: 1 });
  expect(new Set([...reads, ...bought].map(({ status }) => status))).not.toContain(503);
  expect(new Set(reads.map(({ status }) => status))).toEqual(new Set([200]));
  expect(p99).toBeLessThanOrEqual(READ_P99_MS);
});

async function readOnly(value: 'on' | 'off'): Promise<void> {
  const admin = new Client({ connectionString: apis.postgres.url });
  await admin.connect();
  await admin.query('begin read write');
  await admin.query(`alter database postgres set default_transaction_read_only = ${value}`);
  await admin.query('commit');
  await admin.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()',
  );
  await admin.end();
}

const troubles: [name: string, work: () => Promise<void>][] = [
  ['restarted', () => apis.postgres.restart()],
  [
    'read-only for a while',
    async () => {
      await readOnly('on');
      await wait(AFTERWARDS_MS);
      await readOnly('off');
    },
  ],
];

test.each(troubles)(
  'returns no 500 and loses no order when PostgreSQL is %s under load',
  async (name, work) => {
    // Other tests write incomplete orders directly to the database, so faults already exist.
    const before = await findFaults(apis.db);
    const goods = await aProduct({ stock: STOCK }, { ports: ports() });
    const buyers = await buyersOf(apis.db, CUSTOMERS);
    const { orders, reads, rate } = await underLoad(
      { name, goods, buyers, at, paths: [`${API_BASE}/core/settings`] },
      work,
    );
    for (const url of apis.urls) {
      await expect.poll(async () => (await sendRequest(url, '/readyz')).status).toBe(200);
    }
    const refused = await sendAgain(orders, goods, at(0));
    const failed = [...refused, ...reads.filter(({ status }) => status !== 200)];
    expect(failed.filter(({ status }) => status !== 503)).toEqual([]);
    expect(await stockOf(goods, { ports: ports() })).toMatchObject({
      left: STOCK - orders.length,
      moved: -orders.length,
      moves: orders.length,
    });
    expect((await findFaults(apis.db)).faults).toEqual(before.faults);
    note(
      `PostgreSQL ${name} under ${rate} requests a second`,
      `${reads.length + orders.length} requests: 0 × 500, ${failed.length} × 503; ${orders.length} of ${orders.length} orders`,
    );
  },
);
