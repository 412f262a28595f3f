import { mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '@/api/db/open';
import { migrateDatabase } from '@/api/db/prepare';
import { startPostgres } from '@/scripts/lib/install/postgres.mjs';
import { run } from '@/scripts/lib/processes/run.mjs';
import { note, printTable } from './table';

const LIMIT_MS = 600_000;
const MIGRATIONS = 'api/db/migrations/*.sql';
/**
 * Matches the titles of all tests except migration tests, because those start from an even older
 * schema.
 */
const NOT_OLDER = '^(?!.*of an earlier version)';
const UNLIMITED = { statementMs: 60_000, connectionMs: 60_000 };

/**
 * Returns the commit before the newest migration, or an empty string if there is none. During a
 * rollout, servers built from that commit use the new schema.
 */
async function previousCommit(): Promise<string> {
  const args = ['log', '-1', '--diff-filter=A', '--format=%H', '--', MIGRATIONS];
  const { code, output } = await run('git', args);
  return code === 0 && output.trim() ? `${output.trim()}^` : '';
}

/** Links the installed packages, or runs `npm ci` if the checkout's lock file differs. */
async function installIn(folder: string): Promise<void> {
  const [own, previous] = ['.', folder].map((at) => readFileSync(join(at, 'package-lock.json')));
  if (own && previous?.equals(own)) {
    return symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  }
  const args = ['ci', '--prefer-offline', '--no-audit', '--no-fund'];
  const { code, output } = await run('npm', args, { cwd: folder, limitMs: LIMIT_MS });
  expect(code, output).toBe(0);
}

test('the previous release passes its API tests on the new schema', {
  timeout: LIMIT_MS + 60_000,
}, async () => {
  const commit = await previousCommit();
  expect(commit, 'this test needs the Git history of the repository').not.toBe('');
  const folder = mkdtempSync(join(tmpdir(), 'chorsu-previous-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const unpacked = await run('sh', ['-c', `git archive "${commit}" | tar -x -C "${folder}"`]);
  expect(unpacked.code, unpacked.output).toBe(0);
  await installIn(folder);

  const postgres = await startPostgres();
  if (!postgres) throw new Error('PostgreSQL is not installed');
  onTestFinished(postgres.stop);
  // The old tests copy this database, so all of them use the new schema.
  const url = Object.assign(new URL(postgres.url), { pathname: '/template1' }).toString();
  const template = await openDatabase({ folder: '', url }, UNLIMITED);
  await migrateDatabase(template);
  await template.close();

  const { code, output } = await run(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', '--project', 'api-postgresql', '-t', NOT_OLDER],
    {
      cwd: folder,
      limitMs: LIMIT_MS,
      env: {
        DATABASE_URL_TEST: postgres.url,
        NO_COLOR: '1',
        TEST_FULL: '',
        VITEST: '',
        VITEST_POOL_ID: '',
        VITEST_WORKER_ID: '',
      },
    },
  );
  const [, counts = 'no result'] = /^ *Tests +(.*)$/m.exec(output) ?? [];
  note('API tests of the release before the newest migration, on the schema after it', counts);
  printTable();
  expect(code, output.slice(-5000)).toBe(0);
});
