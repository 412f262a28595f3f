import { createServer, type Socket } from 'node:net';
import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { rowsOf } from '@/api/db/database';
import { openDatabase } from '@/api/db/open';
import { migrateDatabase } from '@/api/db/prepare';
import { API_BASE } from '@/lib/constants';
import { listening } from '@/tests/support/listening';
import { aProduct } from './setup/goods';
import { oneClickOf } from './setup/order';
import { emptySource, openTestShop } from './setup/shop';

const LIMITS = { statementMs: 700, connectionMs: 5000 };

const opened = async (source = {}) => {
  const database = await openDatabase({ ...(await emptySource()), ...source }, LIMITS);
  onTestFinished(database.close);
  return database;
};

test('a shop is replaced by nobody while a process runs it, and run by nobody meanwhile', async () => {
  const database = await opened();
  const leave = await database.attend(() => {});
  await expect(database.alone(async () => {})).rejects.toThrow('the shop is running');
  await leave();
  await database.alone(async () => {
    await expect(database.attend(() => {})).rejects.toThrow('is being restored');
  });
  await (await database.attend(() => {}))();
});

test('reads go on while transactions wait for each other', async () => {
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

test('behind a pooler the role has the limit, and migrations have none', async () => {
  // A session of a real pooler may be older than the limit of its role.
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

/** A new database, past any pooler, and its address behind that of another host. */
async function besides(other: string) {
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

test('of several hosts the one is used that takes writes', async () => {
  const { url, both } = await besides(NOTHING);
  const database = await opened(both);
  await migrateDatabase(database);
  const write = () => database.db.execute(sql`update products set id = id`);
  await write();
  await readOnly(url, 'on');
  await expect.poll(() => write().catch(({ cause }) => cause.code)).toBe('25006');
  await readOnly(url, 'off');
  await expect.poll(() => write().then(() => 'written')).toBe('written');
});

test('a host that takes connections and says nothing delays nobody', async () => {
  const held: Socket[] = [];
  const silent = createServer((socket) => held.push(socket.resume()));
  onTestFinished(() => {
    for (const socket of held) socket.destroy();
    silent.close();
  });
  const port = await listening(silent);
  const { both } = await besides(`127.0.0.1:${port}`);
  const database = await opened(both);
  await database.db.execute(sql`select 1`);
  // It is asked still.
  expect(held.map(({ closed, readableEnded }) => closed || readableEnded)).toEqual([false]);
});

test('without a host that takes writes a start says so in one line', async () => {
  const { url, both } = await besides(NOTHING);
  await readOnly(url, 'on');
  await expect(openDatabase(both, LIMITS)).rejects.toThrow(
    'DATABASE_URL cannot be reached: no host takes writes',
  );
});

test('while the server is read-only the shop is not ready, and refuses what writes with 503', async () => {
  const { app, ports, database } = await openTestShop();
  const goods = await aProduct({}, { ports });
  const [{ name } = { name: '' }] = await rowsOf<{ name: string }>(
    ports.db,
    sql`select current_database() as name`,
  );
  const url = `postgres://server/${name}`;
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
