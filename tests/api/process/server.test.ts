import { createServer, type Socket } from 'node:net';
import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { type Db, rowsOf } from '@/api/db/database';
import { openDatabase } from '@/api/db/open';
import { migrateDatabase } from '@/api/db/prepare';
import { connecting } from '@/api/db/primary';
import { endSession, lossOf, openSession } from '@/api/db/session';
import { withoutLimits } from '@/api/db/silence-limit';
import { startShop } from '@/api/main/start';
import { readEnv } from '@/api/shared/env';
import { API_BASE } from '@/lib/constants';
import { log } from '@/lib/telemetry/log';
import { startApi } from '@/tests/api/setup/api-process';
import { documentedApp } from '@/tests/api/setup/documented-app';
import { aProduct } from '@/tests/api/setup/goods';
import { oneClickOf } from '@/tests/api/setup/order';
import { emptySource, openTestShop, portsOn } from '@/tests/api/setup/shop';
import { anEmptyFolder } from '@/tests/api/setup/shop-folder';
import { aProxyTo } from '@/tests/support/process/cut-off';
import { listening } from '@/tests/support/process/listening';

const LIMITS = { statementMs: 700, connectionMs: 5000 };

const opened = async (source = {}, limits = LIMITS) => {
  const database = await openDatabase({ ...(await emptySource()), ...source }, limits);
  onTestFinished(database.close);
  return database;
};

test('prevents a restore while the shop runs, and startup during a restore', async () => {
  const database = await opened();
  const leave = await database.attend(() => {});
  await expect(database.alone(async () => {})).rejects.toThrow('the shop is running');
  await leave();
  await database.alone(async () => {
    await expect(database.attend(() => {})).rejects.toThrow('is being restored');
  });
  await (await database.attend(() => {}))();
});

test('serves reads while transactions block each other', async () => {
  const { db } = await opened({ connections: 5 });
  const lock = sql`select pg_advisory_xact_lock(1), pg_sleep(0.3)`;
  let isOver = false;
  const held = Array.from({ length: 6 }, () => db.transaction((tx) => tx.execute(lock)));
  const settled = Promise.allSettled(held).then(() => {
    isOver = true;
  });
  await Promise.all(Array.from({ length: 30 }, () => db.execute(sql`select 1`)));
  expect(isOver).toBe(false);
  await settled;
});

test('behind a pooler, sets the statement timeout on the role and exempts migrations', async () => {
  // The test bypasses the pooler, because sessions opened before the limit was set ignore it.
  const { url: pooler = '', directUrl: url = pooler } = await emptySource();
  const database = await opened({ url, directUrl: url });
  await migrateDatabase(database);
  const again = await opened({ url, directUrl: url });
  await expect(again.db.execute(sql`select pg_sleep(2)`)).rejects.toMatchObject({
    cause: { code: '57014' },
  });
  const client = new Client({ connectionString: url });
  await client.connect();
  const { pathname } = new URL(url);
  await client.query(`alter role current_user in database ${pathname.slice(1)} reset all`);
  await client.end();
});

/**
 * Creates a database. `url` bypasses any pooler. `both` are connection settings that list the host
 * `other` before the database's own host.
 */
async function withOtherHost(other: string) {
  const { url: pooler = '', directUrl: url = pooler } = await emptySource();
  return { url, both: { url: url.replace('@', `@${other},`), directUrl: undefined } };
}

const NOTHING = '127.0.0.1:1';

async function readOnly(url: string, value: 'on' | 'off'): Promise<void> {
  const name = new URL(url).pathname.slice(1);
  const admin = new Client({ connectionString: process.env.DATABASE_URL_TEST });
  await admin.connect();
  await admin.query(`alter database ${name} set default_transaction_read_only = ${value}`);
  await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [
    name,
  ]);
  await admin.end();
}

test('connects to the database host that accepts writes', async () => {
  const { url, both } = await withOtherHost(NOTHING);
  const database = await opened(both);
  await migrateDatabase(database);
  const write = () => database.db.execute(sql`update products set id = id`);
  await write();
  await readOnly(url, 'on');
  await expect.poll(() => write().catch(({ cause }) => cause.code)).toBe('25006');
  await readOnly(url, 'off');
  await expect.poll(() => write().then(() => 'written')).toBe('written');
});

test('ignores a database host that accepts connections but does not respond', async () => {
  const held: Socket[] = [];
  const silent = createServer((socket) => held.push(socket.resume()));
  onTestFinished(() => {
    for (const socket of held) socket.destroy();
    silent.close();
  });
  const port = await listening(silent);
  const { both } = await withOtherHost(`127.0.0.1:${port}`);
  const database = await opened(both);
  await database.db.execute(sql`select 1`);
  // The attempt to connect to the silent host is still running.
  expect(held.map(({ closed, readableEnded }) => closed || readableEnded)).toEqual([false]);
});

test('aborts startup with a one-line error when no database host accepts writes', async () => {
  const { url, both } = await withOtherHost(NOTHING);
  await readOnly(url, 'on');
  await expect(openDatabase(both, LIMITS)).rejects.toThrow(
    'DATABASE_URL is unreachable: no host accepts writes',
  );
});

/** Returns the URL of a database without the pooler, if there is one. */
async function addressOf(db: Db): Promise<string> {
  const [{ name } = { name: '' }] = await rowsOf<{ name: string }>(
    db,
    sql`select current_database() as name`,
  );
  const server = process.env.DATABASE_DIRECT_TEST ?? process.env.DATABASE_URL_TEST ?? '';
  return Object.assign(new URL(server), { pathname: `/${name}` }).toString();
}

test('is not ready and rejects writes with 503 while the database server is read-only', async () => {
  const { app, ports, database } = await openTestShop();
  const goods = await aProduct({}, { ports });
  const url = await addressOf(ports.db);
  const order = async () => {
    const headers = { 'content-type': 'application/json' };
    const init = { method: 'POST', headers, body: JSON.stringify(oneClickOf(goods)) };
    return (await app.request(`${API_BASE}/order/create`, init)).status;
  };
  const ready = async () => (await app.request('/readyz')).status;

  await readOnly(url, 'on');
  await expect.poll(ready).toBe(503);
  expect(await order()).toBe(503);
  expect((await app.request(`${API_BASE}/core/settings`)).status).toBe(200);
  await readOnly(url, 'off');
  await expect.poll(ready).toBe(200);
  await expect.poll(order).toBe(200);
  await database.close();
});

/**
 * Starts a proxy in front of the database server. `url` is the address of the database through the
 * proxy, and `cutOff` makes the server unreachable.
 */
async function cutOffAble(url: string) {
  const proxy = await aProxyTo(new URL(url));
  return { ...proxy, url: Object.assign(new URL(url), { host: proxy.address }).toString() };
}

/** Short time limits, so that tests of an unreachable server finish quickly. */
const SHORT = { statementMs: 700, connectionMs: 1500 };

test('responds with 503 while the database server is unreachable, then recovers', async () => {
  const shop = await openTestShop();
  const goods = await aProduct({}, { ports: shop.ports });
  const proxy = await cutOffAble(await addressOf(shop.ports.db));
  const database = await opened({ url: proxy.url, directUrl: undefined }, SHORT);
  const app = documentedApp(await portsOn(database));
  const read = async () => (await app.request(`${API_BASE}/core/settings`)).status;
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify(oneClickOf(goods));
  const order = async () =>
    (await app.request(`${API_BASE}/order/create`, { method: 'POST', headers, body })).status;
  expect([await read(), await order()]).toEqual([200, 200]);

  proxy.cutOff();
  expect(await Promise.all([read(), order()])).toEqual([503, 503]);
  proxy.restore();
  expect([await read(), await order()]).toEqual([200, 200]);
  await shop.database.close();
});

test('a transaction without time limits can outlast the limit for shoppers', async () => {
  const { db } = await opened({}, SHORT);
  const late = sql`select pg_sleep(3)`;
  await db.transaction(async (tx) => {
    await withoutLimits(tx);
    await tx.execute(late);
  });
});

test('detects a lost session when its database server becomes unreachable', async () => {
  const { url: pooler = '', directUrl: url = pooler } = await emptySource();
  const proxy = await cutOffAble(url);
  const { db } = await opened({ url, directUrl: undefined });
  const client = await openSession(connecting(proxy.url), { beatMs: 50, responseMs: 250 });
  const lost = lossOf(client, new AbortController().signal);
  // Responses to heartbeats keep the session open for more than twice the silence limit.
  await db.execute(sql`select pg_sleep(0.6)`);
  await client.query('select 1');
  proxy.cutOff();
  await lost;
  await endSession(client);
});

/** Starts an API and the doctor on a new database with these text settings. */
async function reportsOn(encoding: string, locale: string) {
  const options = `template template0 encoding '${encoding}' locale '${locale}'`;
  const { url: pooler = '', directUrl: url = pooler } = await emptySource(options);
  const env = {
    DATABASE_URL: url,
    CHORSU_DATA: anEmptyFolder(),
    DEMO_SHOP: '0',
    CODE_SECRET: 'a-secret-of-the-tests',
    ESKIZ_EMAIL: 'shop@example.uz',
    ESKIZ_PASSWORD: 'a-password',
  };
  const warn = vi.spyOn(log, 'warn').mockReturnValue();
  onTestFinished(() => warn.mockRestore());
  await (await startShop(readEnv({ ...env, API_PORT: '0' }))).stop();
  const doctor = await startApi({ ...env, API_PORT: '' }, 'api/doctor/main.ts', ['--config']).ended;
  const faults = doctor.stdout.match(/(?<=^✗ ).+$/gm) ?? [];
  return { warnings: warn.mock.calls, doctor: { code: doctor.code, faults } };
}

test.each([
  ['UTF8', 'C'],
  ['SQL_ASCII', 'C'],
])(
  'warns that %s with the locale %s does not ignore the case of letters',
  async (encoding, locale) => {
    const fault = expect.stringMatching(/ the case of Cyrillic letters, .+ --locale C\.UTF-8/);
    expect(await reportsOn(encoding, locale)).toEqual({
      warnings: [[fault, { encoding, locale }]],
      doctor: { code: 1, faults: [fault] },
    });
  },
);

test('does not warn about a database that ignores the case of letters', async () => {
  expect(await reportsOn('UTF8', 'C.UTF-8')).toEqual({
    warnings: [],
    doctor: { code: 0, faults: [] },
  });
});
