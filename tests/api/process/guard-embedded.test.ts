import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { type Db, rowsOf } from '@/api/db/database';
import { drizzleOver } from '@/api/db/embedded';
import { isOutOfRoom, isUnavailable, sqlState } from '@/api/db/failure';
import { guardEmbedded } from '@/api/db/guard-embedded';
import { inTransaction } from '@/api/db/transaction';

let client: PGlite;
beforeAll(async () => {
  client = await PGlite.create();
  await client.exec('create table goods (id int)');
});
afterAll(() => client.close());

/** Creates a guard for one test and resets the database, because the tests of this file share it. */
async function aGuarded() {
  await client.query('set default_transaction_read_only = off');
  await client.query('truncate goods');
  onTestFinished(() => void vi.restoreAllMocks());
  const room = { low: false, isLow: () => room.low };
  const onBroken = vi.fn();
  const db = drizzleOver(guardEmbedded(client, { room, onBroken }));
  return { db, room, onBroken };
}

const add = (db: Db, id = 1) => db.execute(sql`insert into goods values (${id})`);
const fail = (db: Db, code: string) =>
  db.execute(sql.raw(`do $$ begin raise exception 'broken' using errcode = '${code}'; end $$`));
const ids = async (db: Db) =>
  (await rowsOf<{ id: number }>(db, sql`table goods`)).map(({ id }) => id);
const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => 'none',
    (error: unknown) => error,
  );

test('rejects writes but serves reads while disk space is low', async () => {
  const { db, room, onBroken } = await aGuarded();
  await add(db, 1);

  room.low = true;
  const failures = [
    await failureOf(add(db, 2)),
    await failureOf(inTransaction(db, (tx) => add(tx, 3))),
  ];
  expect(await ids(db)).toEqual([1]);
  expect(await inTransaction(db, ids)).toEqual([1]);
  room.low = false;
  await add(db, 4);

  expect(failures.map((one) => [isOutOfRoom(one), isUnavailable(one), sqlState(one)])).toEqual([
    [true, true, '53100'],
    [true, true, '53100'],
  ]);
  expect(await ids(db)).toEqual([1, 4]);
  expect(onBroken).not.toHaveBeenCalled();
});

test('rolls back a transaction when disk space becomes low while it runs', async () => {
  const { db, room } = await aGuarded();

  const failure = await failureOf(
    inTransaction(db, async (tx) => {
      await add(tx, 1);
      room.low = true;
      expect(await ids(tx)).toEqual([1]);
      await add(tx, 2);
    }),
  );

  expect(isOutOfRoom(failure)).toBe(true);
  expect(await ids(db)).toEqual([]);
});

test.each(['53000', '53100', '53200', '58030', '58P01', '58P02'])(
  'sends no further query to a database that fails with %s',
  async (code) => {
    const { db, onBroken } = await aGuarded();
    const query = vi.spyOn(client, 'query');

    const first = await failureOf(fail(db, code));
    const queryCount = query.mock.calls.length;
    const later = [await failureOf(add(db)), await failureOf(ids(db))];

    expect(sqlState(first)).toBe(code);
    expect(onBroken).toHaveBeenCalledTimes(1);
    expect(later.map(isUnavailable)).toEqual([true, true]);
    expect(query.mock.calls.length).toBe(queryCount);
  },
);

test.each([
  ['RuntimeError', Object.assign(new Error('unreachable'), { name: 'RuntimeError' })],
  ['ErrnoError', Object.assign(new Error('FS error'), { name: 'ErrnoError', errno: 33 })],
  ['Aborted()', new Error('Aborted(). Build with -sASSERTIONS for more info.')],
  ['PANIC', Object.assign(new Error('no WAL'), { code: 'XX000', severity: 'PANIC' })],
])('reports the embedded database as broken after %s', async (_, error) => {
  const { db, onBroken } = await aGuarded();
  vi.spyOn(client, 'query').mockRejectedValueOnce(error);

  await failureOf(add(db));

  expect(onBroken).toHaveBeenCalledWith(error);
});

test.each(['22012', '23505', '25006', '40001', '54000', 'XX000'])(
  'keeps serving after a statement fails with %s',
  async (code) => {
    const { db, onBroken } = await aGuarded();

    expect(sqlState(await failureOf(fail(db, code)))).toBe(code);
    await inTransaction(db, (tx) => failureOf(fail(tx, code))).catch(() => {});
    await add(db);

    expect(await ids(db)).toEqual([1]);
    expect(onBroken).not.toHaveBeenCalled();
  },
);

test('runs a checkpoint once the write-ahead log exceeds its size limit', async () => {
  const behind = () =>
    client
      .query<{ bytes: number }>(
        'select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn)::float8 as bytes from pg_control_checkpoint()',
      )
      .then(({ rows }) => rows[0]?.bytes ?? 0);
  const clock = vi.spyOn(performance, 'now').mockReturnValue(0);
  const { db } = await aGuarded();
  await client.query(`select pg_logical_emit_message(false, '', repeat('x', 40000000))`);
  clock.mockReturnValue(5000);
  await add(db);
  expect(await behind()).toBeGreaterThan(32_000_000);

  clock.mockReturnValue(5001);
  await add(db);

  expect(await behind()).toBeLessThan(1_000_000);
});
