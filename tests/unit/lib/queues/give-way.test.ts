import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, expect, test, vi } from 'vitest';
import { answering, giveWay, inPace, withRests } from '@/lib/queues/give-way';

/** Resolves when `end` is called. */
function aWait() {
  let end = () => {};
  const over = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { over, end };
}

/** Turns of the event loop. */
function countTurns() {
  let turns = 0;
  let isOver = false;
  const count = () => {
    turns += 1;
    if (!isOver) setImmediate(count);
  };
  setImmediate(count);
  const end = () => {
    isOver = true;
    return turns;
  };
  return { now: () => turns, end };
}

afterEach(() => {
  vi.useRealTimers();
});

test('work in the background goes on when what is being answered has been answered', async () => {
  const one = aWait();
  const other = aWait();
  const seen: string[] = [];
  const answers = [one, other].map(({ over }, at) =>
    answering(() => over).then(() => seen.push(`answer ${at}`)),
  );
  const work = giveWay().then(() => seen.push('work'));
  for (let turn = 0; turn < 4; turn++) await nextTurn();
  one.end();
  for (let turn = 0; turn < 4; turn++) await nextTurn();
  expect(seen).toEqual(['answer 0']);
  other.end();
  await Promise.all([...answers, work]);

  expect(seen).toEqual(['answer 0', 'answer 1', 'work']);
});

test('a failed answer holds nobody', async () => {
  await expect(answering(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  const turns = countTurns();
  await giveWay();
  expect(turns.end()).toBeLessThan(8);
});

test('whoever asks all the time does not stop the work', async () => {
  const { over, end } = aWait();
  const answer = answering(() => over);
  await giveWay();
  await giveWay();
  end();
  await answer;
});

test('somebody who comes while the work is done is answered before it goes on', async () => {
  const seen: string[] = [];
  // As a connection is accepted: what it asks is read a turn later.
  setImmediate(() => setImmediate(() => void answering(nextTurn).then(() => seen.push('answer'))));
  await giveWay();
  seen.push('work');
  expect(seen).toEqual(['answer', 'work']);
});

test('a loop gives way after a while, and not in each round', async () => {
  const turns = countTurns();
  const pace = inPace();
  let rounds = 0;
  while (turns.now() < 10) {
    rounds += 1;
    await pace();
  }
  expect(rounds).toBeGreaterThan(10 * turns.end());
});

test('while others ask a long loop rests for a share of what it has worked, and else goes on', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const restAfter = async (worked: number) => {
    const rest = withRests(0.5);
    vi.advanceTimersByTime(worked);
    const began = Date.now();
    await rest();
    return Date.now() - began;
  };
  await answering(async () => {});
  expect(await restAfter(400)).toBeGreaterThan(195);
  vi.advanceTimersByTime(1000);
  expect(await restAfter(400)).toBeLessThan(195);
});
