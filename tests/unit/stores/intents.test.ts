import { beforeEach, expect, test, vi } from 'vitest';

const stored = new Map<string, string>();
const name = 'chorsu:some-intents';

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  vi.stubGlobal('window', globalThis);
});

const isValue = (value: unknown) => typeof value === 'number';
const kept = () => JSON.parse(stored.get(name) ?? '{"state":{"intents":{}}}').state.intents;

/** One page of the browser, and what it shows as asked for. */
async function aPage() {
  vi.resetModules();
  const { Intents } = await import('@/stores/intents');
  const shown: Record<number, number> = {};
  const intents = new Intents<number>({
    name,
    isValue,
    wished: (id, value) => {
      shown[id] = value;
    },
    isWished: (id, value) => shown[id] === value,
    wishAnswered: (id, value) => {
      if (shown[id] === value) delete shown[id];
    },
  });
  intents.recall();
  return { intents, shown };
}

const two = { id: 5, value: 2 };
const three = { id: 5, value: 3 };

test('what has no answer when the page is left is shown and told by the next, and waits for no connection', async () => {
  const { intents } = await aPage();
  intents.begun(two);
  expect(kept()).toEqual({});
  intents.pageLeft();
  expect(kept()).toEqual({ 5: 2 });

  const next = await aPage();
  expect(next.shown).toEqual({ 5: 2 });
  expect(next.intents.kept()).toEqual([two]);
  expect(next.intents.isWaiting()).toBe(false);
  next.intents.answered(two);
  expect(kept()).toEqual({});
  expect(next.shown).toEqual({ 5: 2 });
  next.intents.settled(two);
  expect(next.shown).toEqual({});
});

test('what was answered is not kept by a page that is left', async () => {
  const { intents } = await aPage();
  intents.begun(two);
  intents.answered(two);
  intents.pageLeft();
  expect(kept()).toEqual({});
});

test('of several wishes for one thing the last is kept, though the first is answered', async () => {
  const { intents } = await aPage();
  intents.begun(two);
  intents.begun(three);
  intents.answered(two);
  intents.pageLeft();
  expect(kept()).toEqual({ 5: 3 });
});

test('what found no answer is kept at once and waits, and the first of several says so', async () => {
  const { intents } = await aPage();
  const other = { id: 6, value: 1 };
  intents.begun(two);
  intents.begun(other);
  expect([intents.unanswered(two), intents.unanswered(other)]).toEqual([true, false]);
  expect(kept()).toEqual({ 5: 2, 6: 1 });
  expect(intents.isWaiting()).toBe(true);

  intents.answered(two);
  expect(intents.isWaiting()).toBe(true);
  intents.answered(other);
  expect(intents.isWaiting()).toBe(false);
});

test('a page that comes back shows no longer what the next has told, and does not keep it anew', async () => {
  const page = await aPage();
  page.intents.begun(two);
  page.intents.pageLeft();
  const next = await aPage();
  next.intents.answered(two);

  expect(page.intents.unanswered(two)).toBe(false);
  expect(page.shown).toEqual({});
  page.intents.pageLeft();
  expect(kept()).toEqual({});
});

test('an answer that comes late drops nothing that was asked for since on another page', async () => {
  const page = await aPage();
  page.intents.begun(two);
  page.intents.pageLeft();
  const next = await aPage();
  next.intents.begun(three);
  next.intents.pageLeft();

  page.intents.answered(two);
  expect(kept()).toEqual({ 5: 3 });
  expect(page.shown).toEqual({ 5: 3 });
});

test('who signs out leaves nothing behind, told or not', async () => {
  const { intents, shown } = await aPage();
  intents.begun(two);
  intents.unanswered(two);
  intents.begun({ id: 6, value: 1 });
  intents.forgotten();
  expect(shown).toEqual({});
  intents.pageLeft();
  expect(kept()).toEqual({});
  expect(intents.isWaiting()).toBe(false);
});
