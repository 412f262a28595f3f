import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { lockFolder } from '@/api/db/lock';
import { DRAIN_MS } from '@/lib/process/drain';

const aFolder = () => mkdtempSync(join(tmpdir(), 'chorsu-api-lock-'));

test('rejects a locked data folder with one line that names the process', async () => {
  const folder = aFolder();
  await lockFolder(folder);
  await expect(lockFolder(folder, 0)).rejects.toThrow(
    `the data folder ${folder} is in use by process ${process.pid}`,
  );
});

test('locks a released data folder at once', async () => {
  const folder = aFolder();
  const unlock = await lockFolder(folder);
  unlock();
  expect(existsSync(join(folder, 'lock'))).toBe(false);
  (await lockFolder(folder, 0))();
});

test('waits for the lock while the previous process shuts down', async () => {
  const folder = aFolder();
  const unlock = await lockFolder(folder);
  const next = lockFolder(folder, 2000);
  await wait(300);
  unlock();
  (await next)();
});

test('waits for the lock while the previous process still serves requests', async () => {
  let now = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now);
  onTestFinished(() => clock.mockRestore());
  const folder = aFolder();
  const unlock = await lockFolder(folder);
  const next = lockFolder(folder);
  const looks = clock.mock.calls.length;
  now = DRAIN_MS;
  await Promise.race([
    vi.waitFor(() => expect(clock.mock.calls.length).toBeGreaterThan(looks)),
    next,
  ]);
  unlock();
  (await next)();
});

test.each([
  ['a process that has ended', JSON.stringify({ pid: 4_194_303, started: '1' })],
  ['another process with the same id', JSON.stringify({ pid: process.pid, started: '1' })],
])('takes over a lock left by %s', async (_, content) => {
  const folder = aFolder();
  writeFileSync(join(folder, 'lock'), content);
  (await lockFolder(folder, 0))();
});

test('takes over a truncated lock file once it is old', async () => {
  const folder = aFolder();
  writeFileSync(join(folder, 'lock'), '');
  (await lockFolder(folder))();
});

test('only one of many processes takes over a stale lock', async () => {
  const folder = aFolder();
  writeFileSync(join(folder, 'lock'), JSON.stringify({ pid: 4_194_303, started: '1' }));
  const tries = await Promise.allSettled(Array.from({ length: 8 }, () => lockFolder(folder, 0)));
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});
