import { QueryClient } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { PayAgain } from '@/components/checkout/result/pay-again';
import { OrderPayment } from '@/components/order/order-payment';
import { currentToasts } from '@/components/ui/feedback/toast';
import { anOrder } from '@/tests/support/component/order';
import { atPlace } from '@/tests/support/component/render';
import { t } from '@/tests/support/component/text';

test('keeps the payment buttons busy until the shopper returns from the payment page', async () => {
  const assign = vi.fn();
  vi.stubGlobal('location', { pathname: '/orders', search: '', assign });
  const response = { status: true, data: { redirect_url: '/pay/1' }, message: null };
  vi.stubGlobal('fetch', async () => Response.json(response));
  const queryClient = new QueryClient();
  queryClient.setQueryData(['orders', 'uz', 20_431], anOrder());
  const order = anOrder({ payment: 'payme' });
  render(
    atPlace(
      <>
        <PayAgain order={order} />
        <OrderPayment order={order} />
      </>,
      {},
      undefined,
      queryClient,
    ),
  );
  const buttons = () => screen.getAllByRole('button', { name: /^Toʻlash/ });
  const busy = () => buttons().map((button) => button.ariaBusy);
  expect(buttons()).toHaveLength(2);

  await userEvent.click(screen.getByRole('button', { name: t('orderResult.pay') }));
  await waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith('/pay/1'));
  expect(busy()).toEqual(['true', 'true']);
  act(() => void dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  expect(busy()).not.toContain('true');
  expect(queryClient.getQueryState(['orders', 'uz', 20_431])?.isInvalidated).toBe(true);
  vi.unstubAllGlobals();
});

test('reads the order again when the shop rejects a payment because the order is paid', async () => {
  const refused = { status: false, data: { detail: 'Toʻlangan' }, message: null };
  vi.stubGlobal('fetch', async () => Response.json(refused, { status: 409 }));
  const queryClient = new QueryClient();
  queryClient.setQueryData(['orders', 'uz', 20_431], anOrder());
  const order = anOrder({ payment: 'payme' });
  render(atPlace(<PayAgain order={order} />, {}, undefined, queryClient));

  await userEvent.click(screen.getByRole('button', { name: t('orderResult.pay') }));
  await waitFor(() =>
    expect(queryClient.getQueryState(['orders', 'uz', 20_431])?.isInvalidated).toBe(true),
  );
  expect(currentToasts().at(-1)?.text).toBe('Toʻlangan');
  vi.unstubAllGlobals();
});
