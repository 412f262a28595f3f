import { beforeEach, expect, test, vi } from 'vitest';
import { storageOf } from '@/tests/support/storage';

const stored = new Map<string, string>();
const name = 'chorsu:some-intents';

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', storageOf(stored));
  vi.stubGlobal('window', globalThis);
});

const isValue = (value: unknown) => typeof value === 'number';
const persisted = () => JSON.parse(stored.get(name) ?? '{"state":{"intents":{}}}').state.intents;

/** Simulates a newly loaded page. Returns its intents and the values that it shows. */
async function aPage() {
  vi.resetModules();
  const { IntentStore } = await import('@/stores/intent-store');
  const shown: Record<number, number> = {};
  const intents = new IntentStore<number>({
    name,
    isValue,
    desired: (id, value) => {
      shown[id] = value;
    },
    isDesired: (id, value) => shown[id] === value,
    settled: (id, value) => {
      if (shown[id] === value) delete shown[id];
    },
  });
  intents.rehydrate();
  return { intents, shown };
}

const two = { id: 5, value: 2 };
const three = { id: 5, value: 3 };

test('persists an intent in flight, so that the next page shows and resends it', async () => {
  const { intents } = await aPage();
  intents.started(two);
  expect(persisted()).toEqual({});
  intents.pageLeft();
  expect(persisted()).toEqual({ 5: 2 });

  const next = await aPage();
  expect(next.shown).toEqual({ 5: 2 });
  expect(next.intents.persisted()).toEqual([two]);
  expect(next.intents.isWaiting()).toBe(false);
  next.intents.completed(two);
  expect(persisted()).toEqual({});
  expect(next.shown).toEqual({ 5: 2 });
  next.intents.settled(two);
  expect(next.shown).toEqual({});
});

test.each(['0x10', '1e3', ' 7', '+7', '07', '7.0', '0', '-1', '2147483648', 'Infinity'])(
  'drops a stored intent whose key is %j',
  async (key) => {
    stored.set(name, JSON.stringify({ state: { intents: { [key]: 2, 5: 3 } }, version: 0 }));
    const { intents } = await aPage();
    expect(intents.persisted()).toEqual([three]);
  },
);

test('does not persist an intent whose response has arrived before the page is left', async () => {
  const { intents } = await aPage();
  intents.started(two);
  intents.completed(two);
  intents.pageLeft();
  expect(persisted()).toEqual({});
});

test('persists the latest of several intents, even after the response to the first', async () => {
  const { intents } = await aPage();
  intents.started(two);
  intents.started(three);
  intents.completed(two);
  intents.pageLeft();
  expect(persisted()).toEqual({ 5: 3 });
});

test('persists postponed intents and returns true only for the first of them', async () => {
  const { intents } = await aPage();
  const other = { id: 6, value: 1 };
  intents.started(two);
  intents.started(other);
  expect([intents.postponed(two), intents.postponed(other)]).toEqual([true, false]);
  expect(persisted()).toEqual({ 5: 2, 6: 1 });
  expect(intents.isWaiting()).toBe(true);

  intents.completed(two);
  expect(intents.isWaiting()).toBe(true);
  intents.completed(other);
  expect(intents.isWaiting()).toBe(false);
});

test('drops the intents of a restored page that the next page has already sent', async () => {
  const page = await aPage();
  page.intents.started(two);
  page.intents.pageLeft();
  const next = await aPage();
  next.intents.completed(two);

  expect(page.intents.postponed(two)).toBe(false);
  expect(page.shown).toEqual({});
  page.intents.pageLeft();
  expect(persisted()).toEqual({});
});

test("keeps another page's newer intent when the response to an older one arrives late", async () => {
  const page = await aPage();
  page.intents.started(two);
  page.intents.pageLeft();
  const next = await aPage();
  next.intents.started(three);
  next.intents.pageLeft();

  page.intents.completed(two);
  expect(persisted()).toEqual({ 5: 3 });
  expect(page.shown).toEqual({ 5: 3 });
});

test('clears all persisted intents and those in flight on sign-out', async () => {
  const { intents, shown } = await aPage();
  intents.started(two);
  intents.postponed(two);
  intents.started({ id: 6, value: 1 });
  intents.cleared();
  expect(shown).toEqual({});
  intents.pageLeft();
  expect(persisted()).toEqual({});
  expect(intents.isWaiting()).toBe(false);
});

test('shows and persists a requested intent at once', async () => {
  const { intents, shown } = await aPage();
  intents.requested(two);
  expect([shown, persisted()]).toEqual([{ 5: 2 }, { 5: 2 }]);
  const next = await aPage();
  expect(next.shown).toEqual({ 5: 2 });
});

test("returns the response to an earlier page's intent on a later page", async () => {
  const { intents } = await aPage();
  intents.requested(two);
  expect(intents.responseTo(two)).toBeUndefined();
  intents.responded(two);
  const next = await aPage();
  expect([next.intents.responseTo(two), next.intents.persisted()]).toEqual([{ value: 2 }, [two]]);
  next.intents.completed(two);
  next.intents.requested(two);
  expect(next.intents.responseTo(two)).toBeUndefined();
});

test('returns a rejection only once, so that a retry sends the intent again', async () => {
  const rejection = { status: 503, detail: '', data: null, retryAfter: 5 };
  const { intents } = await aPage();
  intents.requested(two);
  intents.responded(two, rejection);
  const next = await aPage();
  expect(next.intents.responseTo(two)).toEqual({ value: 2, rejection });
  expect([next.intents.responseTo(two), next.intents.persisted()]).toEqual([undefined, [two]]);
});

test('drops the response to an intent when a newer one replaces it', async () => {
  const { intents } = await aPage();
  intents.requested(two);
  intents.responded(two);
  intents.requested(three);
  expect(intents.responseTo(three)).toBeUndefined();
  intents.responded(two);
  intents.requested(two);
  expect(intents.responseTo(two)).toBeUndefined();
});

test('drops the response to an intent that was cleared in the meantime', async () => {
  const { intents } = await aPage();
  intents.requested(two);
  intents.cleared();
  intents.responded(two);
  intents.requested(two);
  expect(intents.responseTo(two)).toBeUndefined();
});
