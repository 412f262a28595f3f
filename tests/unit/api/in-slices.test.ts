import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inSlices } from '@/api/catalog/live/in-slices';
import type { Steps } from '@/api/search/index/steps';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Simulates work of `count` steps that each take `ms` milliseconds. */
function* steps(count: number, ms: number, onStep = () => {}): Steps<string> {
  for (let i = 0; i < count; i++) {
    vi.advanceTimersByTime(ms);
    onStep();
    yield;
  }
  return 'done';
}

test('yields to other work every ten milliseconds', async () => {
  let [ticks, isDone] = [0, false];
  const work = inSlices(steps(12, 5)).then((result) => {
    isDone = true;
    return result;
  });
  while (!isDone) {
    await new Promise(setImmediate);
    ticks += 1;
  }
  expect(await work).toBe('done');
  expect(ticks).toBeGreaterThanOrEqual(5);
});

test('finishes short work without a pause', async () => {
  const onStep = vi.fn();
  const work = inSlices(steps(50, 0.1, onStep));
  expect(onStep).toHaveBeenCalledTimes(50);
  expect(await work).toBe('done');
});

test('stops between two slices of work when it is aborted', async () => {
  const [ending, onStep] = [new AbortController(), vi.fn()];
  const work = inSlices(steps(50, 20, onStep), ending.signal);
  ending.abort();
  await expect(work).rejects.toThrow('aborted');
  expect(onStep).toHaveBeenCalledTimes(1);
});
