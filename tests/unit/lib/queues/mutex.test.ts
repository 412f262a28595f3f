import { setImmediate as nextTick } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createMutex } from '@/lib/queues/mutex';

test('work runs one after the other, in the order in which it was asked for', async () => {
  const mutex = createMutex();
  const log: string[] = [];
  const work = (name: string) => async () => {
    log.push(`${name} begins`);
    await nextTick();
    log.push(`${name} ends`);
    return name;
  };
  expect(await Promise.all(['one', 'other'].map((name) => mutex(work(name))))).toEqual([
    'one',
    'other',
  ]);
  expect(log).toEqual(['one begins', 'one ends', 'other begins', 'other ends']);
});

test('whoever comes after a failure has its turn, and the failure is thrown where it belongs', async () => {
  const mutex = createMutex();
  const failed = mutex(() => Promise.reject(new Error('failed')));
  const next = mutex(async () => 'done');
  await expect(failed).rejects.toThrow('failed');
  expect(await next).toBe('done');
});
