import { afterEach, expect, test, vi } from 'vitest';
import { IdempotencyKeys } from '@/lib/client/idempotency';

const stored = new Map<string, string>();
const storage = {
  getItem: (name: string) => stored.get(name) ?? null,
  setItem: (name: string, value: string) => void stored.set(name, value),
};
const order = { name: 'Madina', phone: '998901234567' };

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  stored.clear();
});

test('the same form has the same key, a changed form another', () => {
  vi.stubGlobal('localStorage', storage);
  const keys = new IdempotencyKeys('checkout');
  const first = keys.keyOf(order);
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(keys.keyOf({ ...order })).toBe(first);
  expect(keys.keyOf({ ...order, name: 'Malika' })).not.toBe(first);
});

test('a reload while the order is sent keeps the key', () => {
  vi.stubGlobal('localStorage', storage);
  const first = new IdempotencyKeys('checkout').keyOf(order);
  expect(new IdempotencyKeys('checkout').keyOf(order)).toBe(first);
  expect(new IdempotencyKeys('one-click').keyOf(order)).not.toBe(first);
});

test('the stored key contains no data of the shopper', () => {
  vi.stubGlobal('localStorage', storage);
  new IdempotencyKeys('checkout').keyOf(order);
  expect([...stored.values()].join()).not.toMatch(/Madina|901234567/);
});

test('after the order is made, the same lines are a new order', () => {
  vi.stubGlobal('localStorage', storage);
  const keys = new IdempotencyKeys('checkout');
  const first = keys.keyOf(order);
  keys.made(order);
  const second = keys.keyOf(order);
  expect(second).not.toBe(first);
  keys.made({ ...order, name: 'Malika' });
  expect(keys.keyOf(order)).toBe(second);
});

test('a key is valid for ten minutes', () => {
  vi.useFakeTimers();
  vi.stubGlobal('localStorage', storage);
  const keys = new IdempotencyKeys('checkout');
  const first = keys.keyOf(order);
  vi.advanceTimersByTime(9 * 60_000);
  expect(keys.keyOf(order)).toBe(first);
  vi.advanceTimersByTime(10 * 60_000);
  expect(keys.keyOf(order)).not.toBe(first);
});

test.each(['junk', '1', '{"key":1}', '{"key":"<b>","digest":"","at":0}'])(
  'what stands in the storage as %s is no key',
  (junk) => {
    vi.stubGlobal('localStorage', { ...storage, getItem: () => junk });
    expect(new IdempotencyKeys('checkout').keyOf(order)).toMatch(/^[0-9a-f]{32}$/);
  },
);

test('without storage the key stays in memory', () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
  const keys = new IdempotencyKeys('checkout');
  expect(keys.keyOf(order)).toBe(keys.keyOf(order));
});
