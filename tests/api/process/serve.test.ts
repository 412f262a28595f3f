import { existsSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startShop } from '@/api/main/start';
import { readEnv } from '@/api/shared/env';
import { StartFailure } from '@/api/shared/errors';
import { startApi } from '@/tests/api/setup/api-process';
import { anEmptyFolder, aShopFolder } from '@/tests/api/setup/shop-folder';
import { runShop } from '@/tests/api/setup/shop-tool';
import { listening } from '@/tests/support/process/listening';

const slow = { timeout: 120_000 };
/** Speeds up the clock, because a process waits a long time for the previous process's lock. */
const impatient = { NODE_OPTIONS: '--import=./tests/support/process/hurried-clock.mjs' };

// Requirements: S9-01, B-13, B-15
test('serves requests, rejects a second process and stops cleanly (B-07, B-12)', slow, async () => {
  const folder = await aShopFolder();
  const env = { CHORSU_DATA: folder };
  const first = startApi(env);
  const address = await first.ready;
  const response = await fetch(`${address}/api/v1/catalog/product?size=1`);
  expect(response.status).toBe(200);
  const sent = await fetch(`${address}/api/v1/user/send-code`, {
    method: 'POST',
    body: new URLSearchParams({ phone: '998901234567' }),
  });
  expect((await sent.json()).data.detail).toMatch(/(?<!\d)\d{5}(?!\d)/);

  const [second, set] = await Promise.all([
    startApi({ ...env, ...impatient }).ended,
    startApi(env, 'api/main/shop.ts', ['settings', 'return_days', '21']).ended,
  ]);
  expect(second.code).toBe(1);
  expect(second.stderr).toBe(
    `api: the data folder ${folder} is in use by process ${first.child.pid}\n`,
  );

  expect(set.code).toBe(0);
  expect(set.stdout).toMatch(/^return_days = \d+ → 21\n$/);
  const settings = await (await fetch(`${address}/api/v1/core/settings`)).json();
  expect(settings.data.return_days).toBe(21);

  first.child.kill('SIGTERM');
  expect((await first.ended).code).toBe(0);
  expect(existsSync(join(folder, 'lock'))).toBe(false);
  expect(existsSync(join(folder, 'operator.json'))).toBe(false);

  const file = join(folder, 'goods.csv');
  const head = 'article,category,name_uz,name_ru,price,stock';
  writeFileSync(file, `${head}\nTOOL-1,Sinov,Nom,Имя,1000,1\nTOOL-2,Sinov,Nom,Имя,?,1\n`);
  const imported = await runShop(folder, 'import', file);
  expect(imported.code).toBe(2);
  expect(imported.stderr).toBe("row 3: price: '?' must be a number\n");
  expect(imported.stdout).toMatch(/^rows imported: 1, rejected: 1; products added: 1, changed: 0/);

  const third = startApi(env);
  const stored = await (await fetch(`${await third.ready}/api/v1/core/settings`)).json();
  expect(stored.data.return_days).toBe(21);
  third.child.kill('SIGINT');
  expect((await third.ended).code).toBe(0);
});

test('prints one line and exits non-zero when startup fails (B-08)', slow, async () => {
  const { code, stderr } = await startApi({ API_PORT: 'many' }).ended;
  expect(code).toBe(1);
  expect(stderr).toMatch(/^api: API_PORT: .+\n$/);
});

test('aborts startup when the port is in use and leaves no lock behind (B-08)', slow, async () => {
  const server = createServer();
  const port = await listening(server);

  const folder = await aShopFolder();
  const reason = await failureOf({ CHORSU_DATA: folder, API_PORT: String(port) });
  server.close();
  expect(reason).toBe(`port ${port} on 127.0.0.1 is already in use`);
  expect(existsSync(join(folder, 'lock'))).toBe(false);
});

test.each([
  [{ DATABASE_URL: 'mysql://x' }, /^DATABASE_URL: .+$/],
  [{ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' }, /^DATABASE_URL is unreachable: .+$/],
  [
    { CHORSU_DATA: '/dev/null/data' },
    /^cannot create the data folder \/dev\/null\/data \(ENOTDIR\)$/,
  ],
])('aborts startup with a one-line error when the environment has %j', slow, async (env, line) => {
  expect(await failureOf({ CHORSU_DATA: anEmptyFolder(), ...env })).toMatch(line);
});

test('aborts startup with a one-line error when the database folder is broken', slow, async () => {
  const folder = anEmptyFolder();
  mkdirSync(join(folder, 'db'));
  writeFileSync(join(folder, 'db', 'PG_VERSION'), '9.6\n');
  writeFileSync(join(folder, 'db', 'postgresql.conf'), 'nonsense');
  expect(await failureOf({ CHORSU_DATA: folder })).toMatch(
    /^the database in .+ cannot be opened: .+\. Is the disk full, or a file damaged\?$/,
  );
});

test('aborts startup and names a database file that cannot be opened', slow, async () => {
  const folder = await aShopFolder();
  const file = join(folder, 'db', 'global');
  rmSync(file, { recursive: true });
  // Even root, who can open any file, cannot open a symbolic link to a missing file.
  symlinkSync('/nowhere', file);
  expect(await failureOf({ CHORSU_DATA: folder })).toMatch(
    `cannot be opened: ENOENT: no such file or directory, access '${file}'`,
  );
});

/** Returns the one-line reason why a shop does not start. Other errors fail the test. */
async function failureOf(env: Record<string, string>): Promise<string> {
  try {
    await (await startShop(readEnv({ API_PORT: '0', ...env }))).stop();
  } catch (error) {
    if (error instanceof StartFailure) return error.message;
    throw error;
  }
  throw new Error('the shop started');
}

test('reports a failure of the operator tool in one line', slow, async () => {
  const folder = anEmptyFolder();
  const unknown = await runShop(folder, 'sell', 'everything');
  const flag = await runShop(folder, 'import', 'x', '--force');
  const help = await runShop(folder, '--help');

  expect([unknown.code, flag.code, help.code]).toEqual([1, 1, 0]);
  expect(unknown.stderr).toMatch(/^shop: unknown command 'sell everything'.*\n$/);
  expect(flag.stderr).toMatch(/^shop: .+\n$/);
  expect(help.stdout).toContain('import <file>');
});
