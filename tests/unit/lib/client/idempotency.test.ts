import { afterEach, expect, test, vi } from 'vitest';
import { IdempotencyKeys } from '@/lib/client/idempotency';
import { refusedStorage, storageOf } from '@/tests/support/storage';

const stored = new Map<string, string>();
const storage = storageOf(stored);
const CART = 'cart';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  stored.clear();
});

test('a purchase keeps its key until it is made, another purchase has another (B-62)', () => {
  vi.stubGlobal('localStorage', storage);
  const keys = new IdempotencyKeys('one-click');
  const first = keys.keyOf('72');
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  const other = keys.keyOf('73');
  expect(other).not.toBe(first);
  expect(keys.keyOf('72')).toBe(first);

  keys.made(first);
  expect(keys.keyOf('72')).not.toBe(first);
  expect(keys.keyOf('73')).toBe(other);
});

test('a reload while the order is sent keeps the key', () => {
  vi.stubGlobal('localStorage', storage);
  const first = new IdempotencyKeys('checkout').keyOf(CART);
  expect(new IdempotencyKeys('checkout').keyOf(CART)).toBe(first);
  expect(new IdempotencyKeys('one-click').keyOf(CART)).not.toBe(first);
});

test('a key is valid for a day', () => {
  vi.useFakeTimers();
  vi.stubGlobal('localStorage', storage);
  const keys = new IdempotencyKeys('checkout');
  const first = keys.keyOf(CART);
  vi.advanceTimersByTime(23 * 60 * 60_000);
  expect(keys.keyOf(CART)).toBe(first);
  vi.advanceTimersByTime(24 * 60 * 60_000);
  expect(keys.keyOf(CART)).not.toBe(first);
});

test.each([
  ...['junk', '1', 'null', '[]', '{"cart":null}', '{"cart":{"key":1,"at":0}}'],
  '{"key":"0123456789abcdef0123456789abcdef","digest":"","at":0}',
  '{"cart":{"key":"<b>","at":0}}',
])('what stands in the storage as %s is no key', (junk) => {
  vi.stubGlobal('localStorage', { ...storage, getItem: () => junk });
  expect(new IdempotencyKeys('checkout').keyOf(CART)).toMatch(/^[0-9a-f]{32}$/);
});

const hex = '0123456789abcdef'.repeat(2);

test.each([
  ['what a key looks like', hex, true],
  ['markup', '<b>', false],
  ['a number', 1, false],
  ['more than a key', `${hex}0`, false],
  ['a key after something else', `x${hex}`, false],
  ['a key in capitals', hex.toUpperCase(), false],
])('of today, %s is used: %j', (_what, key, isUsed) => {
  const text = JSON.stringify({ cart: { key, at: Date.now() } });
  vi.stubGlobal('localStorage', { ...storage, getItem: () => text });
  expect(new IdempotencyKeys('checkout').keyOf(CART) === key).toBe(isUsed);
});

test('without storage the key stays in memory', () => {
  vi.stubGlobal('localStorage', refusedStorage);
  const keys = new IdempotencyKeys('checkout');
  expect(keys.keyOf(CART)).toBe(keys.keyOf(CART));
});
