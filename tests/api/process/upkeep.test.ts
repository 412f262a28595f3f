import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { analyzeWhereDue } from '@/api/db/analyze';
import { type Db, rowsOf } from '@/api/db/database';
import { openDatabase } from '@/api/db/open';
import { prepareDatabase } from '@/api/db/prepare';
import { StartFailure } from '@/api/shared/errors';
import { emptySource, openTestShop, type TestShop } from '@/tests/api/setup/shop';

const QUICK = { statementMs: 100, connectionMs: 5000 };
const slowly = sql`select pg_sleep(0.3)`;

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.database.close());

test('analyzes only tables that have no statistics or have grown', async () => {
  const { db } = shop.ports;
  const analyzed = async () => {
    const execute = vi.spyOn(db, 'execute');
    await analyzeWhereDue(db);
    const count = execute.mock.calls.length - 1;
    execute.mockRestore();
    return count;
  };
  await analyzed();
  expect(await analyzed()).toBe(0);

  await db.execute(sql`create table grown as select generate_series(1, 2000) as number`);
  expect(await analyzed()).toBe(1);
  await db.execute(sql`insert into grown select generate_series(1, 2000)`);
  expect(await analyzed()).toBe(1);
  const [known] = await rowsOf<{ rows: number }>(
    db,
    sql`select reltuples::int as rows from pg_class where relname = 'grown'`,
  );
  expect(known?.rows).toBe(4000);
  expect(await analyzed()).toBe(0);
});

test('reports any database error during startup in one line', async () => {
  const seed = async (tx: Db) => void (await tx.execute(sql`select 1 / 0`));
  const start = prepareDatabase(shop.database, { demo: { seed }, now: new Date(), products: 0 });
  await expect(start).rejects.toThrow(
    new StartFailure('the database cannot be prepared: division by zero'),
  );
});

/** Skipped behind a pooler, because the limit is then set on the role, not on the connection. */
test.runIf(process.env.DATABASE_URL_TEST && !process.env.DATABASE_DIRECT_TEST)(
  'time limits apply to shoppers’ statements, not to migrations or the first fill',
  async () => {
    const database = await openDatabase(await emptySource(), QUICK);
    await expect(database.db.execute(slowly)).rejects.toThrow();
    await database.exclusively(({ db }) => db.execute(slowly));
    await database.close();
  },
);
