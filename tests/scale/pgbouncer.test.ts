import { expect, test } from 'vitest';
import { startPostgres } from '@/scripts/lib/postgres.mjs';
import { run } from '@/scripts/lib/run.mjs';
import { openPgBouncer } from './pgbouncer';

/** Locks, transactions and orders. What a pooler itself is asked for is in `server.test.ts`. */
const FILES = ['changes', 'order-key', 'order-number', 'order-race', 'processes'];
const LIMIT_MS = 500_000;

test('the tests of the API pass through PgBouncer in transaction mode', {
  timeout: LIMIT_MS + 60_000,
}, async () => {
  const postgres = await startPostgres();
  if (!postgres) throw new Error('PostgreSQL is not to be had here');
  const pooler = await openPgBouncer(postgres.url);
  try {
    const files = FILES.map((name) => `tests/api/${name}.test.ts`);
    const { code, output } = await run(
      process.execPath,
      ['node_modules/vitest/vitest.mjs', 'run', '--project', 'api-postgresql', ...files],
      {
        limitMs: LIMIT_MS,
        env: {
          ...{ DATABASE_URL_TEST: pooler.url, DATABASE_DIRECT_TEST: postgres.url },
          ...{ VITEST: '', VITEST_POOL_ID: '', VITEST_WORKER_ID: '', TEST_FULL: '' },
        },
      },
    );
    expect(code, output.slice(-5000)).toBe(0);
  } finally {
    await pooler.close();
    await postgres.stop();
  }
});
