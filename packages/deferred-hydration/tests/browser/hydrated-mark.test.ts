import { markHydrated, onHydrated, untilHydrated } from 'deferred-hydration/hydrated';
import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  delete document.documentElement.dataset.hydrated;
});

test('calls each listener once when the page is marked as hydrated', () => {
  const listener = vi.fn();
  onHydrated(listener);
  const signal = untilHydrated();
  expect([signal.aborted, document.documentElement.dataset.hydrated]).toEqual([false, undefined]);
  markHydrated();
  expect([signal.aborted, document.documentElement.dataset.hydrated]).toEqual([true, '']);
  markHydrated();
  expect(listener).toHaveBeenCalledOnce();
});
