import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FairQueue } from '@/lib/queues/fair-queue';

const WAIT_MS = 1000;
const bounds = { widthOfOne: 100, waiting: 100, waitingOfOne: 100, waitMs: WAIT_MS };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/**
 * Creates a queue, and records which jobs start and which are rejected. A job runs until the test
 * calls `end`. Its key is the first letter of its name.
 */
function aQueue({
  width = 1,
  ...options
}: Partial<typeof bounds> & { width?: number; slotMs?: number } = {}) {
  const size = { width };
  const queue = new FairQueue({ ...bounds, ...options, width: () => size.width });
  const started: string[] = [];
  const refused: string[] = [];
  const leaves = new Map<string, () => void>();
  const settled = () => vi.advanceTimersByTimeAsync(0);
  const enter = async (names: string[], signal?: AbortSignal) => {
    for (const name of names) {
      void queue.enter(name.charAt(0), signal).then((leave) => {
        (leave ? started : refused).push(name);
        if (leave) leaves.set(name, leave);
      });
    }
    await settled();
  };
  const end = async (...names: string[]) => {
    for (const name of names) {
      leaves.get(name)?.();
      await settled();
    }
  };
  return { queue, size, started, refused, enter, end };
}

test('starts a job at once if a slot is free, otherwise when another job ends', () => {
  const { queue } = aQueue();
  const messages: string[] = [];
  let end = () => {};
  queue.enqueue('a', (leave) => {
    messages.push(leave ? 'first' : 'refused');
    if (leave) end = leave;
  });
  queue.enqueue('a', (leave) => messages.push(leave ? 'second' : 'refused'));
  messages.push('both enqueued');
  end();
  expect(messages).toEqual(['first', 'both enqueued', 'second']);
});

test('lets a job wait forever when there is no time limit', async () => {
  const { enter, refused } = aQueue({ waitMs: Number.POSITIVE_INFINITY });
  await enter(['a1', 'a2']);
  await vi.advanceTimersByTimeAsync(WAIT_MS * 100);
  expect(refused).toEqual([]);
});

test('runs at most `width` jobs and starts the next one when one ends', async () => {
  const { started, enter, end } = aQueue({ width: 2 });
  await enter(['a1', 'a2', 'a3']);
  expect(started).toEqual(['a1', 'a2']);

  await end('a1');

  expect(started).toEqual(['a1', 'a2', 'a3']);
});

test('alternates between keys, even if one of them has many jobs', async () => {
  const { started, enter, end } = aQueue();
  await enter(['a1', 'a2', 'a3', 'b1', 'a4', 'c1', 'b2']);

  await end('a1', 'a2', 'b1', 'c1', 'a3', 'b2');

  expect(started).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4']);
});

test('queues a key that has running jobs behind keys that are already waiting', async () => {
  const { started, enter, end } = aQueue();
  await enter(['a1', 'b1', 'a2']);

  await end('a1', 'b1');

  expect(started).toEqual(['a1', 'b1', 'a2']);
});

test('starts jobs of other keys when one key has reached its limit', async () => {
  const { started, enter, end } = aQueue({ width: 3, widthOfOne: 2 });
  await enter(['a1', 'a2', 'a3', 'b1', 'b2', 'c1']);
  expect(started).toEqual(['a1', 'a2', 'b1']);

  await end('b1');

  expect(started).toEqual(['a1', 'a2', 'b1', 'b2']);
});

test.each([
  ['in total', { waiting: 1 }, ['a1', 'b1', 'c1'], 'c1'],
  ['per key', { waitingOfOne: 1 }, ['a1', 'a2', 'a3'], 'a3'],
])('rejects jobs beyond the limit immediately: %s', async (_what, options, names, late) => {
  const { started, refused, enter, end } = aQueue(options);

  await enter(names);
  expect(refused).toEqual([late]);

  await end(...names);
  expect(started).toEqual(names.slice(0, 2));
});

test('evicts the newest job of the longest queue when the queue is full', async () => {
  const { started, refused, enter, end } = aQueue({ waiting: 3 });
  await enter(['a1', 'a2', 'a3', 'b1']);

  await enter(['c1']);
  expect(refused).toEqual(['a3']);
  await enter(['d1']);
  expect(refused).toEqual(['a3', 'd1']);

  await end('a1', 'a2', 'b1');
  expect(started).toEqual(['a1', 'a2', 'b1', 'c1']);
});

test('rejects a job that has waited too long and frees its slot', async () => {
  const { started, refused, enter, end } = aQueue({ waiting: 1 });
  await enter(['a1', 'b1']);

  await vi.advanceTimersByTimeAsync(WAIT_MS);

  expect(refused).toEqual(['b1']);
  await enter(['c1']);
  await end('a1');
  expect(started).toEqual(['a1', 'c1']);
});

test('removes an aborted job from the queue', async () => {
  const { started, refused, enter, end } = aQueue({ waiting: 1 });
  const reader = new AbortController();
  await enter(['a1']);
  await enter(['b1'], reader.signal);

  reader.abort();
  await enter(['c1']);
  await end('a1');

  expect([started, refused]).toEqual([['a1', 'c1'], ['b1']]);
});

test('does not start a job that was aborted before it was enqueued', async () => {
  const { started, refused, enter } = aQueue();

  await enter(['a1'], AbortSignal.abort());

  expect([started, refused]).toEqual([[], ['a1']]);
});

test("keeps a running job's slot occupied when the job is aborted", async () => {
  const { started, enter } = aQueue();
  const reader = new AbortController();
  await enter(['a1'], reader.signal);

  reader.abort();
  await enter(['b1']);

  expect(started).toEqual(['a1']);
});

test('starts waiting jobs when the width grows from zero', async () => {
  const { queue, size, started, enter } = aQueue({ width: 0 });
  await enter(['a1', 'a2', 'a3']);
  expect([started, queue.isBusy]).toEqual([[], true]);

  size.width = 2;
  queue.advance();
  await enter([]);

  expect(started).toEqual(['a1', 'a2']);
});

test('frees one slot when a job ends twice', async () => {
  const { started, enter, end } = aQueue();
  await enter(['a1', 'b1', 'c1']);

  await end('a1', 'a1');

  expect(started).toEqual(['a1', 'b1']);
});

test("frees a slow job's slot early, and not a second time when the job ends", async () => {
  const { started, enter, end } = aQueue({ slotMs: 500 });
  await enter(['a1', 'b1', 'c1']);
  await vi.advanceTimersByTimeAsync(499);
  expect(started).toEqual(['a1']);

  await vi.advanceTimersByTimeAsync(1);
  expect(started).toEqual(['a1', 'b1']);
  await end('a1');
  expect(started).toEqual(['a1', 'b1']);
});

/** Creates a queue of waiting jobs that has measured a mean interval of 200 ms between starts. */
async function aSlowQueue() {
  const all = aQueue();
  await all.enter(['a1', 'a2', 'a3', 'a4']);
  for (const name of ['a1', 'a2']) {
    await vi.advanceTimersByTimeAsync(200);
    await all.end(name);
  }
  return all;
}

test('rejects jobs at once that would exceed the time limit', async () => {
  const { refused, enter } = await aSlowQueue();
  await enter(['a5', 'a6', 'a7', 'a8', 'a9']);
  expect(refused).toEqual([]);

  await enter(['a10']);
  expect(refused).toEqual(['a10']);
});

test('predicts the wait of a job from the position of its key in the rotation', async () => {
  const { refused, enter } = await aSlowQueue();
  await enter(['a5', 'a6', 'a7', 'a8', 'a9', 'a10', 'b1', 'b2']);
  expect(refused).toEqual(['a10']);

  await enter(['b3', 'b4']);
  expect(refused).toEqual(['a10', 'b4']);
});

test('rejects a job with a long predicted wait if no job has started for 700 ms', async () => {
  const { refused, enter } = aQueue({ width: 2 });
  await enter(['a1', 'a2', 'a3', 'a4', 'a5']);
  await vi.advanceTimersByTimeAsync(700);
  await enter(['b1', 'b2']);
  expect(refused).toEqual(['b2']);
});

test('does not predict waits from the time during which the width was zero', async () => {
  const { size, queue, refused, started, enter } = aQueue({ width: 0 });
  await enter(['a1', 'a2', 'a3']);
  await vi.advanceTimersByTimeAsync(900);
  await enter(['b1', 'b2', 'b3']);
  size.width = 1;
  queue.advance();
  await enter(['c1', 'c2', 'c3']);
  expect([started, refused]).toEqual([['a1'], []]);
});

test('discards the measured pace of earlier jobs once no job is waiting', async () => {
  const { refused, started, enter, end } = await aSlowQueue();
  for (const name of ['a3', 'a4']) {
    await vi.advanceTimersByTimeAsync(200);
    await end(name);
  }
  await enter(['c1', 'c2', 'c3', 'c4', 'c5', 'c6', 'c7', 'c8']);
  expect(refused).toEqual([]);
  expect(started).toContain('c1');
});
