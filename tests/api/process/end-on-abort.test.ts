import { expect, onTestFinished, test } from 'vitest';
import { START_AGAIN } from '@/lib/process/stop-on-signals';
import { startApi } from '@/tests/api/setup/api-process';
import { mountSmallDisk } from '@/tests/support/process/small-disk';

test('ends the process when the disk has no space for the write-ahead log', {
  timeout: 120_000,
}, async () => {
  const disk = mountSmallDisk(110);
  onTestFinished(() => void disk.unmount());
  const running = startApi({ CHORSU_DATA: disk.folder }, 'tests/api/setup/full-log.ts');
  onTestFinished(() => void running.child.kill('SIGKILL'));

  const { code, stdout, stderr } = await running.ended;

  expect(code).toBe(START_AGAIN);
  expect(stdout).toBe('an ordinary failure\n');
  expect(stderr).toMatch(/^api: the embedded database aborted: .+ must be restarted\.\n$/m);
});
