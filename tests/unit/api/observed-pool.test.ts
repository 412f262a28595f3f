import { EventEmitter } from 'node:events';
import type { Pool } from 'pg';
import { afterEach, expect, test } from 'vitest';
import { observePools } from '@/api/db/observed-pool';
import { inRequest } from '@/lib/telemetry/request-context';

afterEach(() => {
  globalThis.metricSink = undefined;
});

/** Stubs a driver pool and one of its connections, and records the statements sent to them. */
function aPool() {
  const sent: unknown[] = [];
  const query = (first: unknown) => void sent.push(first);
  const connection = { query };
  const pool = Object.assign(new EventEmitter(), {
    totalCount: 3,
    idleCount: 1,
    waitingCount: 7,
    query,
    connect: async () => connection,
  });
  // The cast is safe, because `observePools` uses only these members of a pool.
  observePools(pool as unknown as Pool);
  pool.emit('connect', connection);
  return { pool, connection, sent };
}

test('appends the request id to a statement only once', () => {
  const { pool, connection, sent } = aPool();
  inRequest({ id: 'of-this-request' }, () => {
    pool.query('select 1');
    pool.query({ text: 'select 2', values: [1] });
    connection.query("select 3 /*request_id='of-another'*/");
  });
  pool.query('select 4');

  expect(sent).toEqual([
    "select 1 /*request_id='of-this-request'*/",
    { text: "select 2 /*request_id='of-this-request'*/", values: [1] },
    "select 3 /*request_id='of-another'*/",
    'select 4',
  ]);
});

test('sends a named statement and a cursor unchanged', () => {
  const { connection, sent } = aPool();
  const named = { name: 'one', text: 'select 1' };
  const cursor = { submit: () => {}, text: 'select 1' };
  inRequest({ id: 'of-this-request' }, () => {
    connection.query(named);
    connection.query(cursor);
  });
  expect(sent).toEqual([named, cursor]);
});

test('reports used and idle connections and the time spent waiting for one', async () => {
  const read = new Map<string, () => unknown>();
  const observed: string[] = [];
  globalThis.metricSink = {
    count: () => {},
    observe: (name) => void observed.push(name),
    watch: (name, look) => void read.set(name, look),
  };
  const { pool } = aPool();
  await pool.connect();
  expect(read.get('chorsu_db_pool')?.()).toEqual([
    [{ state: 'used' }, 2],
    [{ state: 'idle' }, 1],
    [{ state: 'waiting' }, 7],
  ]);
  expect(observed).toEqual(['chorsu_db_pool_wait_seconds']);
});
