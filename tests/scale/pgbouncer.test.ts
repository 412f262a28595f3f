import { expect, test } from 'vitest';
import { startPostgres } from '@/scripts/lib/install/postgres.mjs';
import { run } from '@/scripts/lib/processes/run.mjs';
import { isFull } from '@/tests/support/tier';
import { openPgBouncer } from './pgbouncer';
import { note, printTable } from './table';

/**
 * The test files of a quick run: locks, transactions and orders. A full run covers all API tests
 * that can use a PostgreSQL server.
 */
const PART = ['changes', 'order-key', 'order-number', 'order-race', 'processes'];
const LIMIT_MS = 900_000;

test('the API tests succeed behind PgBouncer in transaction mode', {
  timeout: LIMIT_MS + 60_000,
}, async () => {
  const postgres = await startPostgres();
  if (!postgres) throw new Error('PostgreSQL is not installed');
  const pooler = await openPgBouncer(postgres.url);
  try {
    const files = isFull ? [] : PART.map((name) => `/${name}.test.ts`);
    const { code, output } = await run(
      process.execPath,
      ['node_modules/vitest/vitest.mjs', 'run', '--project', 'api-postgresql', ...files],
      {
        limitMs: LIMIT_MS,
        env: {
          DATABASE_URL_TEST: pooler.url,
          DATABASE_DIRECT_TEST: postgres.url,
          NO_COLOR: '1',
          VITEST: '',
          VITEST_POOL_ID: '',
          VITEST_WORKER_ID: '',
          TEST_FULL: '',
        },
      },
    );
    const [, counts = 'no result'] = /^ *Tests +(.*)$/m.exec(output) ?? [];
    note(`API tests${isFull ? '' : ' (a part)'} through PgBouncer in transaction mode`, counts);
    printTable();
    expect(code, output.slice(-5000)).toBe(0);
  } finally {
    await pooler.close();
    await postgres.stop();
  }
});
