import { beforeEach, expect, test, vi } from 'vitest';

import { refusedStorage, storageOf } from '@/tests/support/storage';

const stored = new Map<string, string>();
const CART = 'cart';
const FORM = 'a-form';
const HOUR_MS = 60 * 60_000;
const STORED_AS = 'chorsu:order-key:checkout';

/** Simulates a new browser tab by loading the modules again with fresh state. */
async function openTab(now = () => Date.now()) {
  vi.resetModules();
  const { IdempotencyKeys } = await import('@/lib/client/order/idempotency');
  return (name = 'checkout') => new IdempotencyKeys(name, now);
}
const aTab = async (now?: () => number) => (await openTab(now))();

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', storageOf(stored));
});

test('keeps a separate idempotency key per purchase until the order is placed (B-62)', async () => {
  const keys = (await openTab())('one-click');
  const { key: first } = keys.keyOf('72', FORM);
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  const { key: other } = keys.keyOf('73', FORM);
  expect(other).not.toBe(first);
  expect(keys.keyOf('72', FORM).key).toBe(first);

  keys.made(first);
  expect(keys.keyOf('72', FORM).key).not.toBe(first);
  expect(keys.keyOf('73', FORM).key).toBe(other);
});

test('keeps the key of each form after a reload', async () => {
  const { key } = (await aTab()).keyOf(CART, FORM);
  const reloaded = await openTab();
  expect(reloaded().keyOf(CART, FORM).key).toBe(key);
  expect(reloaded('one-click').keyOf(CART, FORM).key).not.toBe(key);
});

test('uses the latest keys that another tab has created or completed (B-96)', async () => {
  const [one, other] = [await aTab(), await aTab()];
  const { key: first } = one.keyOf(CART, FORM);
  one.made(first);
  const { key: second } = other.keyOf(CART, FORM);
  expect(one.keyOf(CART, FORM).key).toBe(second);
  other.made(second);
  expect(one.madeKey(CART)).toBe(second);
  const { key: third } = one.keyOf(CART, FORM);
  expect([first, second]).not.toContain(third);
  expect(other.keyOf(CART, FORM).key).toBe(third);
});

test('returns the same key if another tab has placed the order since the click', async () => {
  const [one, other] = [await aTab(), await aTab()];
  const madeBefore = other.madeKey(CART);
  const { key } = one.keyOf(CART, FORM);
  one.made(key);
  expect(other.keyOf(CART, FORM, madeBefore)).toEqual({ key, isOld: false });
  expect(other.keyOf(CART, FORM).key).not.toBe(key);
});

const at = (hours: number) => 1_800_000_000_000 + hours * HOUR_MS;

test.each([
  ['as current when the clock does not move', 0, false],
  ['as current when the clock is set back by ten minutes', -1 / 6, false],
  ['as current when the clock is set back by a year', -24 * 365, false],
  ['as current when the clock advances by 23 hours', 23, false],
  ['as old after a day', 24, true],
  ['as old when the clock is set forward by three days', 72, true],
])('treats a key whose order got no response %s', async (_how, hours, isOld) => {
  let now = at(0);
  const keys = await aTab(() => now);
  const { key } = keys.keyOf(CART, FORM);
  now = at(hours);
  expect((await aTab(() => now)).keyOf(CART, FORM)).toEqual({ key, isOld });
});

test('treats an old key as current again after an order is resent with it', async () => {
  let now = at(0);
  const keys = await aTab(() => now);
  const { key } = keys.keyOf(CART, FORM);
  const { key: other } = keys.keyOf('72', FORM);
  now = at(24);
  expect(keys.keyOf(CART, FORM)).toEqual({ key, isOld: true });
  expect((await aTab(() => now)).keyOf(CART, FORM)).toEqual({ key, isOld: true });

  keys.resent(key, FORM);
  expect(keys.keyOf(CART, FORM)).toEqual({ key, isOld: false });
  expect(keys.keyOf('72', FORM)).toEqual({ key: other, isOld: true });
});

test('reports whether any tab has sent different form contents with the key', async () => {
  const [one, other] = [await aTab(), await aTab()];
  const { key } = one.keyOf(CART, FORM);
  expect(other.hasSentOnly(key, FORM)).toBe(true);
  expect(other.hasSentOnly(key, 'changed')).toBe(false);
  other.keyOf(CART, 'changed');
  expect(one.hasSentOnly(key, FORM)).toBe(false);
  one.keyOf(CART, FORM);
  expect(one.hasSentOnly(key, FORM)).toBe(false);
  expect(one.hasSentOnly('another-key', FORM)).toBe(false);
});

test('stores only the latest form contents when an order is resent with its key', async () => {
  const keys = await aTab();
  const { key } = keys.keyOf(CART, FORM);
  keys.keyOf(CART, 'changed');
  keys.resent(key, 'changed');
  expect(keys.hasSentOnly(key, 'changed')).toBe(true);
});

test('assumes that a key without stored form contents was sent with other contents', async () => {
  const key = '0123456789abcdef'.repeat(2);
  stored.set(STORED_AS, JSON.stringify({ cart: { key, at: Date.now() } }));
  const keys = await aTab();
  expect(keys.keyOf(CART, FORM).key).toBe(key);
  expect(keys.hasSentOnly(key, FORM)).toBe(false);
});

test('treats a key with a future time as new, so that it still expires', async () => {
  let now = at(24 * 365);
  const keys = await aTab(() => now);
  keys.keyOf(CART, FORM);
  now = at(0);
  keys.keyOf('another', FORM);
  now = at(25);
  expect(keys.keyOf(CART, FORM).isOld).toBe(true);
});

test.each([
  'junk',
  '1',
  'null',
  '[]',
  '{"cart":null}',
  '{"cart":{"key":1,"at":0}}',
  '{"key":"0123456789abcdef0123456789abcdef","digest":"","at":0}',
  '{"cart":{"key":"<b>","at":0}}',
])('creates a new key when the storage contains %s', async (junk) => {
  stored.set(STORED_AS, junk);
  expect((await aTab()).keyOf(CART, FORM).key).toMatch(/^[0-9a-f]{32}$/);
});

const hex = '0123456789abcdef'.repeat(2);

test.each([
  ['uses a valid key', hex, true],
  ['ignores markup', '<b>', false],
  ['ignores a number', 1, false],
  ['ignores a key with a trailing character', `${hex}0`, false],
  ['ignores a key with a leading character', `x${hex}`, false],
  ['ignores a key in upper case', hex.toUpperCase(), false],
])('%s in the storage', async (_what, key, isUsed) => {
  stored.set(STORED_AS, JSON.stringify({ cart: { key, at: Date.now() } }));
  expect((await aTab()).keyOf(CART, FORM).key === key).toBe(isUsed);
});

test('keeps the key in memory when the storage is blocked', async () => {
  vi.stubGlobal('localStorage', refusedStorage);
  const keys = await aTab();
  const { key } = keys.keyOf(CART, FORM);
  expect(keys.keyOf(CART, FORM).key).toBe(key);
  keys.made(key);
  expect(keys.keyOf(CART, FORM).key).not.toBe(key);
});
