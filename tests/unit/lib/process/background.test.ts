import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants, getPriority } from 'node:os';
import { expect, test } from 'vitest';
import { runInBackground } from '@/lib/process/background';

test('sets a process to the lowest priority and ignores a process that has ended', async () => {
  const child = spawn(process.execPath, ['--eval', 'process.stdin.resume()']);
  const pid = child.pid ?? 0;
  runInBackground(pid);
  expect(getPriority(pid)).toBe(constants.priority.PRIORITY_LOW);

  child.stdin.end();
  await once(child, 'exit');
  expect(() => runInBackground(pid)).not.toThrow();
});
