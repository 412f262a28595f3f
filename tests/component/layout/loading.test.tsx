import { act, renderHook } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { CartView } from '@/components/cart/cart-view';
import { LikedView } from '@/components/liked/liked-view';
import { throttleOnce } from '@/lib/client/page/reload';
import { useMinDuration } from '@/lib/hooks/use-min-duration';
import { atPlace } from '@/tests/support/component/render';
import { t } from '@/tests/support/component/text';

afterEach(() => void vi.useRealTimers());

test.each([
  ['cart', <CartView key="cart" />, t('cart.loading'), t('cart.empty.title')],
  ['wishlist', <LikedView key="liked" />, t('liked.loading'), t('liked.empty.title')],
])('initially shows the %s as loading instead of empty (S4-48)', (_, view, loading, empty) => {
  const html = renderToString(atPlace(view));
  expect(html).toContain(loading);
  expect(html).not.toContain(empty);
});

test('shows a loading state for at least 200 ms (S9-10)', () => {
  vi.useFakeTimers();
  const { result, rerender } = renderHook(({ isLoading }) => useMinDuration(isLoading), {
    initialProps: { isLoading: false },
  });
  expect(result.current).toBe(false);

  rerender({ isLoading: true });
  rerender({ isLoading: false });
  act(() => void vi.advanceTimersByTime(199));
  expect(result.current).toBe(true);
  act(() => void vi.advanceTimersByTime(1));
  expect(result.current).toBe(false);
});

test('ends a longer loading state as soon as the data arrives (S9-10)', () => {
  vi.useFakeTimers();
  const { result, rerender } = renderHook(({ isLoading }) => useMinDuration(isLoading), {
    initialProps: { isLoading: true },
  });
  act(() => void vi.advanceTimersByTime(500));
  expect(result.current).toBe(true);

  rerender({ isLoading: false });
  expect(result.current).toBe(false);
});

test('allows one reload per minute, or an early one if the clock is set back (S2-100)', () => {
  const clock = vi.spyOn(Date, 'now').mockReturnValue(1_000_000);
  expect(throttleOnce(60_000, 'a reload')).toBe(true);
  clock.mockReturnValue(1_059_999);
  expect(throttleOnce(60_000, 'a reload')).toBe(false);
  expect(throttleOnce(60_000, 'another')).toBe(true);
  clock.mockReturnValue(1_060_000);
  expect(throttleOnce(60_000, 'a reload')).toBe(true);

  clock.mockReturnValue(500_000);
  expect(throttleOnce(60_000, 'a reload')).toBe(true);
});
