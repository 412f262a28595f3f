import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FairQueue } from '@/lib/queues/fair-queue';

const WAIT_MS = 1000;
const bounds = { widthOfOne: 100, waiting: 100, waitingOfOne: 100, waitMs: WAIT_MS };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Notes which jobs start and which are refused; the test ends them. A job's key is its letter. */
function aQueue({
  width = 1,
  ...options
}: Partial<typeof bounds> & { width?: number; turnMs?: number } = {}) {
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

test('without a promise a job starts within the call, or as soon as another one ends', () => {
  const { queue } = aQueue();
  const said: string[] = [];
  let end = () => {};
  queue.ask('a', (leave) => {
    said.push(leave ? 'first' : 'refused');
    if (leave) end = leave;
  });
  queue.ask('a', (leave) => said.push(leave ? 'second' : 'refused'));
  said.push('asked');
  end();
  expect(said).toEqual(['first', 'asked', 'second']);
});

test('without a limit of time whoever waits is not given up', async () => {
  const { enter, refused } = aQueue({ waitMs: Number.POSITIVE_INFINITY });
  await enter(['a1', 'a2']);
  await vi.advanceTimersByTimeAsync(WAIT_MS * 100);
  expect(refused).toEqual([]);
});

test('no more run at once than there is room for, and one that ends lets the next one start', async () => {
  const { started, enter, end } = aQueue({ width: 2 });
  await enter(['a1', 'a2', 'a3']);
  expect(started).toEqual(['a1', 'a2']);

  await end('a1');

  expect(started).toEqual(['a1', 'a2', 'a3']);
});

test('keys take turns, however much one of them asks for', async () => {
  const { started, enter, end } = aQueue();
  await enter(['a1', 'a2', 'a3', 'b1', 'a4', 'c1', 'b2']);

  await end('a1', 'a2', 'b1', 'c1', 'a3', 'b2');

  expect(started).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4']);
});

test('a key whose jobs run waits behind those who came before', async () => {
  const { started, enter, end } = aQueue();
  await enter(['a1', 'b1', 'a2']);

  await end('a1', 'b1');

  expect(started).toEqual(['a1', 'b1', 'a2']);
});

test('one key leaves room for others, and those do not wait behind it', async () => {
  const { started, enter, end } = aQueue({ width: 3, widthOfOne: 2 });
  await enter(['a1', 'a2', 'a3', 'b1', 'b2', 'c1']);
  expect(started).toEqual(['a1', 'a2', 'b1']);

  await end('b1');

  expect(started).toEqual(['a1', 'a2', 'b1', 'b2']);
});

test.each([
  ['of everyone', { waiting: 1 }, ['a1', 'b1', 'c1'], 'c1'],
  ['of one key', { waitingOfOne: 1 }, ['a1', 'a2', 'a3'], 'a3'],
])('what may not wait any more is refused at once: %s', async (_what, options, names, late) => {
  const { started, refused, enter, end } = aQueue(options);

  await enter(names);
  expect(refused).toEqual([late]);

  await end(...names);
  expect(started).toEqual(names.slice(0, 2));
});

test('when the queue is full, the key with the most waiting jobs loses its newest', async () => {
  const { started, refused, enter, end } = aQueue({ waiting: 3 });
  await enter(['a1', 'a2', 'a3', 'b1']);

  await enter(['c1']);
  expect(refused).toEqual(['a3']);
  await enter(['d1']);
  expect(refused).toEqual(['a3', 'd1']);

  await end('a1', 'a2', 'b1');
  expect(started).toEqual(['a1', 'a2', 'b1', 'c1']);
});

test('what has waited too long is refused, and its place is free', async () => {
  const { started, refused, enter, end } = aQueue({ waiting: 1 });
  await enter(['a1', 'b1']);

  await vi.advanceTimersByTimeAsync(WAIT_MS);

  expect(refused).toEqual(['b1']);
  await enter(['c1']);
  await end('a1');
  expect(started).toEqual(['a1', 'c1']);
});

test('what nobody waits for any more leaves the queue', async () => {
  const { started, refused, enter, end } = aQueue({ waiting: 1 });
  const reader = new AbortController();
  await enter(['a1']);
  await enter(['b1'], reader.signal);

  reader.abort();
  await enter(['c1']);
  await end('a1');

  expect([started, refused]).toEqual([['a1', 'c1'], ['b1']]);
});

test('what was given up before it came does not start', async () => {
  const { started, refused, enter } = aQueue();

  await enter(['a1'], AbortSignal.abort());

  expect([started, refused]).toEqual([[], ['a1']]);
});

test('what is given up once it runs keeps its place', async () => {
  const { started, enter } = aQueue();
  const reader = new AbortController();
  await enter(['a1'], reader.signal);

  reader.abort();
  await enter(['b1']);

  expect(started).toEqual(['a1']);
});

test('without room everything waits, and starts when there is some', async () => {
  const { queue, size, started, enter } = aQueue({ width: 0 });
  await enter(['a1', 'a2', 'a3']);
  expect([started, queue.isBusy]).toEqual([[], true]);

  size.width = 2;
  queue.advance();
  await enter([]);

  expect(started).toEqual(['a1', 'a2']);
});

test('a job that ends twice frees one place', async () => {
  const { started, enter, end } = aQueue();
  await enter(['a1', 'b1', 'c1']);

  await end('a1', 'a1');

  expect(started).toEqual(['a1', 'b1']);
});

test('a turn that lasts too long lets others in, and frees no second place when its job ends', async () => {
  const { started, enter, end } = aQueue({ turnMs: 500 });
  await enter(['a1', 'b1', 'c1']);
  await vi.advanceTimersByTimeAsync(499);
  expect(started).toEqual(['a1']);

  await vi.advanceTimersByTimeAsync(1);
  expect(started).toEqual(['a1', 'b1']);
  await end('a1');
  expect(started).toEqual(['a1', 'b1']);
});
