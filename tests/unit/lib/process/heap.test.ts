import { execFileSync } from 'node:child_process';
import { setFlagsFromString } from 'node:v8';
import { expect, test, vi } from 'vitest';
import { keepHeapSmall } from '@/lib/process/heap';

vi.mock('node:v8', () => ({ setFlagsFromString: vi.fn() }));

test('limits heap growth with a flag that this Node supports', () => {
  keepHeapSmall();
  const [[flag = ''] = []] = vi.mocked(setFlagsFromString).mock.calls;
  expect(flag).toBe('--heap-growing-percent=40');
  expect(execFileSync(process.execPath, ['--v8-options']).toString()).toContain(flag.split('=')[0]);
});
