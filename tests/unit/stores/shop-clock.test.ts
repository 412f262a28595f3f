import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { storageOf } from '@/tests/support/storage';

const stored = new Map<string, string>();
const DAY_MS = 24 * 60 * 60 * 1000;
const DEVICE = Date.parse('2026-11-25T17:50:00+05:00');
const SHOP = DEVICE + 3 * DAY_MS;
const AGE_MAX_MS = 60_000;

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers({ now: DEVICE });
  stored.clear();
  vi.stubGlobal('localStorage', storageOf(stored));
});
afterEach(() => {
  vi.useRealTimers();
});

const open = () => import('@/stores/shop-clock');
/** Simulates a device that sleeps: only its wall clock advances. */
const sleep = (ms: number) => vi.setSystemTime(Date.now() + ms);

test('returns no time until the first API response', async () => {
  const { shopTime, isShopTimeUnsure } = await open();
  expect(shopTime()).toBeNull();
  expect(isShopTimeUnsure(AGE_MAX_MS)).toBe(true);
});

test.each([
  ['three days behind', SHOP],
  ['a year ahead', DEVICE - 365 * DAY_MS],
])("continues from the API's time when the device is %s", async (_, shop) => {
  const { apiTimeReceived, shopTime, isShopTimeUnsure } = await open();
  apiTimeReceived(shop);
  vi.advanceTimersByTime(30_000);
  expect(shopTime()).toBe(shop + 30_000);
  expect(isShopTimeUnsure(AGE_MAX_MS)).toBe(false);
});

test('ignores the earlier time in a delayed response', async () => {
  const { apiTimeReceived, shopTime } = await open();
  apiTimeReceived(SHOP);
  vi.advanceTimersByTime(9000);
  apiTimeReceived(SHOP + 1000);
  expect(shopTime()).toBe(SHOP + 9000);
});

test("sets the time back when the shop's clock has been set back", async () => {
  const { apiTimeReceived, shopTime } = await open();
  apiTimeReceived(SHOP);
  apiTimeReceived(SHOP - 10_000);
  expect(shopTime()).toBe(SHOP - 10_000);
});

test('returns the right time after the device has slept, but reports it as uncertain', async () => {
  const { apiTimeReceived, shopTime, isShopTimeUnsure } = await open();
  apiTimeReceived(SHOP);
  sleep(DAY_MS);
  expect(shopTime()).toBe(SHOP + DAY_MS);
  expect(isShopTimeUnsure(AGE_MAX_MS)).toBe(true);
});

test('ignores a device clock that is set back, but reports the time as uncertain', async () => {
  const { apiTimeReceived, shopTime, isShopTimeUnsure } = await open();
  apiTimeReceived(SHOP);
  sleep(-DAY_MS);
  vi.advanceTimersByTime(1000);
  expect(shopTime()).toBe(SHOP + 1000);
  expect(isShopTimeUnsure(AGE_MAX_MS)).toBe(true);
});

test('reports the time as uncertain when the last response is too old', async () => {
  const { apiTimeReceived, isShopTimeUnsure } = await open();
  apiTimeReceived(SHOP);
  vi.advanceTimersByTime(AGE_MAX_MS + 1);
  expect(isShopTimeUnsure(AGE_MAX_MS)).toBe(true);
});

test('uses the clock offset of an earlier visit only when the API does not respond', async () => {
  (await open()).apiTimeReceived(SHOP);
  vi.resetModules();
  vi.advanceTimersByTime(DAY_MS);

  const { apiTimeMissed, shopTime } = await open();
  expect(shopTime()).toBeNull();
  apiTimeMissed();
  expect(shopTime()).toBe(SHOP + DAY_MS);
});

test('has no time if the API does not respond and the stored offset is invalid', async () => {
  stored.set('chorsu:clock', '"soon"');
  const { apiTimeMissed, shopTime } = await open();
  apiTimeMissed();
  expect(shopTime()).toBeNull();
});

test('notifies its listeners of each response until they unsubscribe', async () => {
  const { apiTimeReceived, apiTimeMissed, onShopTime } = await open();
  const listener = vi.fn();
  const leave = onShopTime(listener);
  apiTimeReceived(SHOP);
  apiTimeMissed();
  leave();
  apiTimeReceived(SHOP);
  expect(listener).toHaveBeenCalledTimes(2);
});
