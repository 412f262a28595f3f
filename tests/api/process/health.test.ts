import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { findFaults } from '@/api/backup/verify';
import { type Db, rowsOf } from '@/api/db/database';
import { API_BASE } from '@/lib/constants';
import { documentedApp } from '@/tests/api/setup/documented-app';
import { aProduct } from '@/tests/api/setup/goods';
import { oneClickOf } from '@/tests/api/setup/order';
import { openTestShop, testShop } from '@/tests/api/setup/shop';

test('reports that the API is alive and ready while it runs', async () => {
  const { app } = await testShop();
  expect((await app.request('/livez')).status).toBe(200);
  expect((await app.request('/readyz')).status).toBe(200);
});

test('reports that the API is alive but not ready while it stops', async () => {
  const { ports } = await testShop();
  const app = documentedApp({ ...ports, isStopping: () => true });
  expect((await app.request('/livez')).status).toBe(200);
  expect((await app.request('/readyz')).status).toBe(503);
});

/** Returns the shop's database, but replaces the readiness check's write with `write`. */
function writing(db: Db, write: () => Promise<void>): Db {
  const values = () => ({ onConflictDoUpdate: write });
  return Object.create(db, { insert: { value: () => ({ values }) } });
}

test('reports that the API is not ready when it serves reads but accepts no writes', async () => {
  const { ports } = await testShop();
  const write = vi.fn(() => Promise.reject(new Error('no room')));
  const app = documentedApp({ ...ports, db: writing(ports.db, write) });

  expect((await app.request('/readyz')).status).toBe(503);
  expect((await app.request('/livez')).status).toBe(200);
  expect((await app.request(`${API_BASE}/core/settings`)).status).toBe(200);
});

test('readiness checks write to the database at most once a second', async () => {
  const { ports } = await testShop();
  const clock = vi.spyOn(performance, 'now');
  onTestFinished(() => clock.mockRestore());
  const write = vi.fn(() => Promise.resolve());
  const app = documentedApp({ ...ports, db: writing(ports.db, write) });
  const send = async (at: number) => {
    clock.mockReturnValue(at);
    return (await app.request('/readyz')).status;
  };

  expect(await Promise.all([send(0), send(0), send(999)])).toEqual([200, 200, 200]);
  expect(write).toHaveBeenCalledTimes(1);
  expect(await send(1000)).toBe(200);
  expect(write).toHaveBeenCalledTimes(2);
});

test('serves existing images under /media and returns 404 for missing ones (S7-05)', async () => {
  const { app } = await testShop();
  const known = await app.request('/media/partners/waves.blue.webp');
  const unknown = await app.request('/media/partners/waves.green.webp');

  expect(known.status).toBe(200);
  expect(known.headers.get('content-type')).toBe('image/webp');
  expect(unknown.status).toBe(404);
});

// The embedded database has no network connections to drop.
for (const server of [process.env.DATABASE_URL_TEST].filter(Boolean)) {
  test('reconnects to a PostgreSQL server that drops its connections 20 times', {
    timeout: 120_000,
  }, async () => {
    const { app, ports, database } = await openTestShop();
    const goods = await aProduct({ stock: 1000 }, { ports });
    const admin = new Client({ connectionString: server });
    await admin.connect();
    const [{ name } = { name: '' }] = await rowsOf<{ name: string }>(
      ports.db,
      sql`select current_database() as name`,
    );
    const send = async () => {
      const body = JSON.stringify(oneClickOf(goods));
      const headers = { 'content-type': 'application/json' };
      const init = { method: 'POST', headers, body };
      return (await app.request(`${API_BASE}/order/create`, init)).status;
    };

    for (let cut = 0; cut < 20; cut++) {
      const sending = Array.from({ length: 8 }, send);
      await admin.query(
        'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1',
        [name],
      );
      for (const status of await Promise.all(sending)) expect([200, 503]).toContain(status);
      await expect.poll(send, { timeout: 3000 }).toBe(200);
    }
    expect((await findFaults(ports.db)).faults).toEqual([]);
    await admin.end();
    await database.close();
  });
}
