import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startPostgres } from '@/scripts/lib/postgres.mjs';
import { run } from '@/scripts/lib/run.mjs';
import { openBucket } from '@/tests/support/bucket';
import { aPort } from '@/tests/system/processes';
import { openPgBouncer } from './pgbouncer';
import { accepts, Program } from './program';

const doctor = (env: Record<string, string>) =>
  run(process.execPath, ['scripts/run.mjs', 'tests/doctor/main.ts', '--config'], { env });

test('the doctor asks the servers that the settings name, past a pooler and through it', async () => {
  const postgres = await startPostgres();
  if (!postgres) throw new Error('PostgreSQL is not to be had here');
  onTestFinished(postgres.stop);
  const pooler = await openPgBouncer(postgres.url);
  onTestFinished(pooler.close);
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
    ...{ DATABASE_URL: pooler.url, DATABASE_MIGRATION_URL: postgres.url, DEMO_SHOP: '0' },
    ...{ REDIS_URL: `redis://127.0.0.1:${port}`, REVALIDATE_SECRET: 'known-to-both-processes' },
    ...{ S3_URL: bucket.url, CODE_SECRET: 'known-to-both-processes' },
    ...{ ESKIZ_EMAIL: 'shop@example.uz', ESKIZ_PASSWORD: 'secret' },
  };
  const { code, output } = await doctor(env);
  const marks = output.match(/^[✓✗] .+$/gm);
  expect(marks).toEqual([
    '✓ no unsafe combination',
    ...['DATABASE_MIGRATION_URL', 'REDIS_URL', 'S3_URL'].map((name) => `✓ ${name} answers`),
  ]);
  expect(code).toBe(0);
});
