import { setImmediate as nextTick } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createMutex } from '@/lib/queues/mutex';

test('runs tasks one after another in the order in which they arrive', async () => {
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

test("runs the next task after a failed one, and rejects only the failed one's promise", async () => {
  const mutex = createMutex();
  const failed = mutex(() => Promise.reject(new Error('failed')));
  const next = mutex(async () => 'done');
  await expect(failed).rejects.toThrow('failed');
  expect(await next).toBe('done');
});
