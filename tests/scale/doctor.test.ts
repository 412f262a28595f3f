import { chmodSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startPostgres } from '@/scripts/lib/install/postgres.mjs';
import { run } from '@/scripts/lib/processes/run.mjs';
import { startApi } from '@/tests/api/setup/api-process';
import { anEmptyFolder } from '@/tests/api/setup/shop-folder';
import { openBucket } from '@/tests/support/stub/bucket';
import { aPort } from '@/tests/system/processes';
import { accepts, Program } from './program';

/**
 * Starts PgBouncer with its documented configuration, adapted to this machine and a user without a
 * password.
 */
async function openPooler(server: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'chorsu-pooler-'));
  chmodSync(folder, 0o755);
  const [own, users, file] = [await aPort(), join(folder, 'users'), join(folder, 'pgbouncer.ini')];
  const { hostname, port, username } = new URL(server);
  const text = readFileSync('deploy/pgbouncer/pgbouncer.ini', 'utf8')
    .replace(
      'host=10.0.0.21 port=5432 dbname=chorsu',
      `host=${hostname} port=${port} dbname=postgres`,
    )
    .replace('10.0.0.20', '127.0.0.1')
    .replaceAll('6432', own)
    .replace('scram-sha-256\n', 'trust\nunix_socket_dir =\n')
    .replace('/etc/pgbouncer/userlist.txt', users);
  writeFileSync(users, `"${username}" ""\n`, { mode: 0o644 });
  writeFileSync(file, text, { mode: 0o644 });
  // PgBouncer refuses to run as root.
  const isRoot = process.getuid?.() === 0;
  const program = new Program(
    isRoot
      ? { command: 'runuser', args: ['-u', 'postgres', '--', 'pgbouncer', file] }
      : { command: 'pgbouncer', args: [file] },
    () => accepts(own),
  );
  onTestFinished(() => program.stop());
  await program.start();
  return `postgres://${username}@127.0.0.1:${own}/chorsu`;
}

const doctor = (env: Record<string, string>) =>
  run(process.execPath, ['scripts/run.mjs', 'api/doctor/main.ts', '--config'], { env });

test('checks the configured servers, directly and through PgBouncer', async () => {
  const postgres = await startPostgres();
  if (!postgres) throw new Error('PostgreSQL is not installed');
  onTestFinished(postgres.stop);
  const pooler = await openPooler(postgres.url);
  const bucket = await openBucket();
  onTestFinished(bucket.close);
  const port = await aPort();
  const args = [
    '--port',
    port,
    '--save',
    '',
    '--dir',
    mkdtempSync(join(tmpdir(), 'chorsu-redis-')),
  ];
  const redis = new Program({ command: 'redis-server', args }, () => accepts(port));
  onTestFinished(() => redis.stop());
  await redis.start();

  const env = {
    DATABASE_URL: pooler,
    DATABASE_MIGRATION_URL: postgres.url,
    DEMO_SHOP: '0',
    REDIS_URL: `redis://127.0.0.1:${port}`,
    REVALIDATE_SECRET: 'known-to-both-processes',
    S3_URL: bucket.url,
    CODE_SECRET: 'known-to-both-processes',
    ESKIZ_EMAIL: 'shop@example.uz',
    ESKIZ_PASSWORD: 'secret',
  };
  const { code, output } = await doctor(env);
  const marks = output.match(/^[✓✗] .+$/gm);
  expect(marks).toEqual([
    '✓ no unsafe combination',
    ...['DATABASE_URL', 'DATABASE_MIGRATION_URL', 'REDIS_URL', 'S3_URL'].map(
      (name) => `✓ ${name} responds`,
    ),
  ]);
  expect(code).toBe(0);

  const api = startApi({ ...env, CHORSU_DATA: anEmptyFolder() });
  onTestFinished(async () => {
    api.child.kill('SIGKILL');
    await api.ended;
  });
  expect((await fetch(`${await api.ready}/readyz`)).status).toBe(200);
  const again = await doctor(env);
  expect([again.code, again.output]).toEqual([0, expect.stringContaining('from DATABASE_URL')]);
});
