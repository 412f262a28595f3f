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
/** The device sleeps: only its wall clock goes on. */
const sleep = (ms: number) => vi.setSystemTime(Date.now() + ms);

test('does not know the time before the API has said it', async () => {
  const { shopTime, isShopTimeUnsure } = await open();
  expect(shopTime()).toBeNull();
  expect(isShopTimeUnsure(AGE_MAX_MS)).toBe(true);
});

test.each([
  ['three days behind', SHOP],
  ['a year ahead', DEVICE - 365 * DAY_MS],
])('goes on from the time of the API when the device is %s', async (_, shop) => {
  const { apiTimeHeard, shopTime, isShopTimeUnsure } = await open();
  apiTimeHeard(shop);
  vi.advanceTimersByTime(30_000);
  expect(shopTime()).toBe(shop + 30_000);
  expect(isShopTimeUnsure(AGE_MAX_MS)).toBe(false);
});

test('keeps the time when a later response was long on its way', async () => {
  const { apiTimeHeard, shopTime } = await open();
  apiTimeHeard(SHOP);
  vi.advanceTimersByTime(9000);
  apiTimeHeard(SHOP + 1000);
  expect(shopTime()).toBe(SHOP + 9000);
});

test('goes back when the shop itself has gone back', async () => {
  const { apiTimeHeard, shopTime } = await open();
  apiTimeHeard(SHOP);
  apiTimeHeard(SHOP - 10_000);
  expect(shopTime()).toBe(SHOP - 10_000);
});

test('is right after the device has slept, and asks again', async () => {
  const { apiTimeHeard, shopTime, isShopTimeUnsure } = await open();
  apiTimeHeard(SHOP);
  sleep(DAY_MS);
  expect(shopTime()).toBe(SHOP + DAY_MS);
  expect(isShopTimeUnsure(AGE_MAX_MS)).toBe(true);
});

test("does not go back when the device's clock is set back, and asks again", async () => {
  const { apiTimeHeard, shopTime, isShopTimeUnsure } = await open();
  apiTimeHeard(SHOP);
  sleep(-DAY_MS);
  vi.advanceTimersByTime(1000);
  expect(shopTime()).toBe(SHOP + 1000);
  expect(isShopTimeUnsure(AGE_MAX_MS)).toBe(true);
});

test('asks again when the last response is older than it may be', async () => {
  const { apiTimeHeard, isShopTimeUnsure } = await open();
  apiTimeHeard(SHOP);
  vi.advanceTimersByTime(AGE_MAX_MS + 1);
  expect(isShopTimeUnsure(AGE_MAX_MS)).toBe(true);
});

test('takes the stored offset of an earlier visit only when the API does not answer', async () => {
  (await open()).apiTimeHeard(SHOP);
  vi.resetModules();
  vi.advanceTimersByTime(DAY_MS);

  const { apiTimeMissed, shopTime } = await open();
  expect(shopTime()).toBeNull();
  apiTimeMissed();
  expect(shopTime()).toBe(SHOP + DAY_MS);
});

test('does not know the time without an answer and with a spoilt store', async () => {
  stored.set('chorsu:clock', '"soon"');
  const { apiTimeMissed, shopTime } = await open();
  apiTimeMissed();
  expect(shopTime()).toBeNull();
});

test('tells its listeners about each response until they leave', async () => {
  const { apiTimeHeard, apiTimeMissed, onShopTime } = await open();
  const listener = vi.fn();
  const leave = onShopTime(listener);
  apiTimeHeard(SHOP);
  apiTimeMissed();
  leave();
  apiTimeHeard(SHOP);
  expect(listener).toHaveBeenCalledTimes(2);
});
