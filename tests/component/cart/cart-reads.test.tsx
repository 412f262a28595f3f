import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { CartView } from '@/components/cart/cart-view';
import { AppStart } from '@/components/layout/start/app-start';
import { CartButton } from '@/components/product/actions/cart-button';
import { LikeButton } from '@/components/product/actions/like-button';
import { BROWSER_READ_TIMEOUT_MS } from '@/lib/constants';
import { linesReceived } from '@/stores/cart';
import { aCartLine } from '@/tests/support/component/cart-line';
import { renderAt } from '@/tests/support/component/render';
import { aShopperApi } from '@/tests/support/component/shopper-api';
import { t } from '@/tests/support/component/text';

afterEach(() => {
  vi.useRealTimers();
  act(() => linesReceived([]));
});

test('shows an error and a retry button when the cart request times out (S8-07, S8-13)', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const fetchStub = vi.fn(
    (_url: string, { signal }: RequestInit) =>
      new Promise<Response>((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
      }),
  );
  vi.stubGlobal('fetch', fetchStub);
  renderAt(<CartView />);
  await act(() => vi.advanceTimersByTimeAsync(BROWSER_READ_TIMEOUT_MS));

  const retry = await screen.findByRole('button', { name: t('actions.retry') });
  expect(fetchStub).toHaveBeenCalledTimes(1);
  act(() => retry.click());
  await waitFor(() => expect(fetchStub).toHaveBeenCalledTimes(2));
});

test('reads cart and wishlist only once each after a change', async () => {
  const shop = aShopperApi();
  renderAt(
    <>
      <AppStart />
      <CartButton kind="large" subProduct={1} stock={3} name="Qozon" />
      <LikeButton kind="box" productId={7} name="Qozon" />
    </>,
  );
  await waitFor(() => expect(shop.calls).toHaveLength(2));
  shop.calls.length = 0;
  await userEvent.click(screen.getByRole('button', { name: t('cart.add') }));
  await userEvent.click(screen.getByRole('button', { name: t('liked.addOf', { name: 'Qozon' }) }));
  shop.respond([aCartLine(1)]);

  await waitFor(() => expect(shop.calls.filter((call) => call.startsWith('GET'))).toHaveLength(2));
  await act(() => new Promise<void>((resolve) => setTimeout(resolve, 50)));
  expect(shop.calls.sort()).toEqual([
    'GET /order/cart',
    'GET /order/wish',
    'POST /order/cart',
    'POST /order/wish',
  ]);
});
