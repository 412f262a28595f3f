import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useChunkReload } from '@/components/layout/start/use-chunk-reload';
import { reloadOnChunkFailure, reloadOnce, watchChunkFailures } from '@/lib/client/page/reload';
import { isChunkFailure } from '@/lib/i18n/missing-chunk';
import { arrivedBy } from '@/tests/support/arrival';
import { refuse } from '@/tests/support/storage';

const reload = vi.fn();
let clock = 1_000_000;

beforeEach(() => {
  clock += 1_000_000;
  reload.mockReset();
  sessionStorage.clear();
  vi.spyOn(Date, 'now').mockImplementation(() => clock);
  vi.stubGlobal('location', { reload });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const refuseStorage = () => vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);

test('reloads a page at most once a minute (S2-100)', () => {
  expect(reloadOnce()).toBe(true);
  clock += 59_999;
  expect(reloadOnce()).toBe(false);
  expect(reload).toHaveBeenCalledOnce();
  clock += 1;
  expect(reloadOnce()).toBe(true);
  expect(reload).toHaveBeenCalledTimes(2);
});

test('reloads a page for a missing build file, but not for any other error (S2-99)', () => {
  const missing = Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' });
  expect(isChunkFailure(missing)).toBe(true);
  reloadOnChunkFailure(new Error('Boshqa xato'));
  expect(reload).not.toHaveBeenCalled();
  reloadOnChunkFailure(missing);
  expect(reload).toHaveBeenCalledOnce();
});

test('reloads a page whose error page was caused by a missing build file', () => {
  const missing = Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' });
  watchChunkFailures();
  renderHook(() => useChunkReload(new Error('Boshqa xato')));
  expect(reload).not.toHaveBeenCalled();
  renderHook(() => useChunkReload(missing));
  expect(reload).toHaveBeenCalledOnce();
});

test('reloads even without storage if the page was opened by a navigation', () => {
  arrivedBy('navigate');
  refuseStorage();
  expect(reloadOnce()).toBe(true);
});

test('does not reload without storage if the page was already opened by a reload', () => {
  arrivedBy('reload');
  refuseStorage();
  expect(reloadOnce()).toBe(false);
});

test('with storage, reloads a page even if it was already opened by a reload', () => {
  arrivedBy('reload');
  expect(reloadOnce()).toBe(true);
  expect(sessionStorage.getItem('chorsu:reloaded')).toBe(String(clock));
});

test('reloads a page in a browser that does not report the navigation type', () => {
  arrivedBy();
  refuseStorage();
  expect(reloadOnce()).toBe(true);
});
