import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, expect, test, vi } from 'vitest';
import {
  duringRequest,
  pauseForRequests,
  pauseInProportion,
  pauseInSlices,
} from '@/lib/queues/pause-for-requests';

/** Creates a promise, `over`, that `end` resolves. */
function aWait() {
  let end = () => {};
  const over = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { over, end };
}

/** Counts iterations of the event loop. */
function countTurns() {
  let ticks = 0;
  let isOver = false;
  const count = () => {
    ticks += 1;
    if (!isOver) setImmediate(count);
  };
  setImmediate(count);
  const end = () => {
    isOver = true;
    return ticks;
  };
  return { now: () => ticks, end };
}

afterEach(() => {
  vi.useRealTimers();
});

test('continues background work once all current requests are complete', async () => {
  const one = aWait();
  const other = aWait();
  const seen: string[] = [];
  const responses = [one, other].map(({ over }, at) =>
    duringRequest(() => over).then(() => seen.push(`answer ${at}`)),
  );
  const work = pauseForRequests().then(() => seen.push('work'));
  for (let round = 0; round < 4; round++) await nextTurn();
  one.end();
  for (let round = 0; round < 4; round++) await nextTurn();
  expect(seen).toEqual(['answer 0']);
  other.end();
  await Promise.all([...responses, work]);

  expect(seen).toEqual(['answer 0', 'answer 1', 'work']);
});

test('does not block after a failed request', async () => {
  await expect(duringRequest(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  const ticks = countTurns();
  await pauseForRequests();
  expect(ticks.end()).toBeLessThan(8);
});

test('continues background work under constant requests', async () => {
  const { over, end } = aWait();
  const response = duringRequest(() => over);
  await pauseForRequests();
  await pauseForRequests();
  end();
  await response;
});

test('handles a new request before background work continues', async () => {
  const seen: string[] = [];
  // The event loop accepts a connection and reads its request one iteration later.
  setImmediate(() =>
    setImmediate(() => void duringRequest(nextTurn).then(() => seen.push('answer'))),
  );
  await pauseForRequests();
  seen.push('work');
  expect(seen).toEqual(['answer', 'work']);
});

test('pauses a loop from time to time, but not in each iteration', async () => {
  const ticks = countTurns();
  const pace = pauseInSlices();
  let rounds = 0;
  while (ticks.now() < 10) {
    rounds += 1;
    await pace();
  }
  expect(rounds).toBeGreaterThan(10 * ticks.end());
});

test('pauses in proportion to the work time, but only if requests have arrived', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const restAfter = async (worked: number) => {
    const rest = pauseInProportion(0.5);
    vi.advanceTimersByTime(worked);
    const began = Date.now();
    await rest();
    return Date.now() - began;
  };
  await duringRequest(async () => {});
  expect(await restAfter(400)).toBeGreaterThan(195);
  vi.advanceTimersByTime(1000);
  expect(await restAfter(400)).toBeLessThan(195);
});
