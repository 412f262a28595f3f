import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { cpuTimeMs } from '@/tests/support/process/process-tree';
import { aPort, launch, waitForOk } from './processes';

/** Measures up to this many starts, because tests that run in parallel can slow one down. */
const TRIES = 3;

async function startMock(env: Record<string, string> = {}) {
  const port = await aPort();
  const mock = launch(['scripts/run.mjs', 'packages/mock/serve.ts'], { API_PORT: port, ...env });
  onTestFinished(() => mock.signal('SIGKILL'));
  return { ...mock, address: `http://127.0.0.1:${port}` };
}

/** Returns the CPU time in milliseconds that the mock uses to start. */
async function cpuMsToStart(folder: string): Promise<number> {
  const mock = await startMock({ CHORSU_DATA: folder });
  await waitForOk(mock.address, '/readyz');
  const ms = cpuTimeMs(mock.pid);
  mock.signal('SIGTERM');
  await mock.ended;
  return ms;
}

test('a start from the prepared shop takes under half the CPU time of seeding (B-12)', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'chorsu-mock-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const limit = (await cpuMsToStart(folder)) / 2;
  let prepared = Number.POSITIVE_INFINITY;
  for (let count = 0; count < TRIES && prepared >= limit; count += 1) {
    prepared = await cpuMsToStart(folder);
  }
  expect(prepared).toBeLessThan(limit);
});

test('refuses to start the mock in production unless ALLOW_MOCK is set', async () => {
  const refused = await startMock({ NODE_ENV: 'production' });
  expect(await refused.ended).toBe(1);
  expect(refused.output().trim()).toBe(
    'mock: the mocked API does not start in production without ALLOW_MOCK=1',
  );
  const allowed = await startMock({ NODE_ENV: 'production', ALLOW_MOCK: '1' });
  await waitForOk(allowed.address, '/readyz');
});
