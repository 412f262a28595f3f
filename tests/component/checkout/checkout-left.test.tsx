import { act, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { currentToasts, dismissToast } from '@/components/ui/feedback/toast';
import { holdCalls } from '@/tests/support/component/held-calls';
import { anOrder, anOrderLine } from '@/tests/support/component/order';
import { t } from '@/tests/support/component/text';
import {
  aQuote,
  aShop,
  choosePickup,
  confirm,
  open,
  quotedLine,
  radio,
  type StubResponse,
  shopper,
} from './checkout-form';

/** Submits twice before the button is disabled, then leaves the page during the request. */
async function leaveDuringRequest(response: StubResponse) {
  for (const { id } of currentToasts()) dismissToast(id);
  const shop = aShop(() => aQuote(), response, response);
  const order = holdCalls('POST /order/order');
  const payment = holdCalls('POST /order/order/20431/payment');
  const { unmount } = await open();
  await choosePickup();
  await shopper.click(await radio(/Onlayn/));
  await waitFor(() => expect(confirm().getAttribute('aria-busy')).toBeNull());
  act(() => {
    confirm().click();
    confirm().click();
  });
  await waitFor(() => expect(confirm().getAttribute('aria-busy')).toBe('true'));
  expect(order.sent).toBe(1);
  unmount();
  window.history.replaceState(null, '', '/products?menu=phones');
  return { shop, order, payment };
}

const settled = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 30)));

test('shows only a message when the order is created after the shopper has left', async () => {
  const { order, payment } = await leaveDuringRequest({
    status: 200,
    data: anOrder({ id: 20_431, payment: 'sandbox' }),
  });
  order.release();

  await waitFor(() =>
    expect(currentToasts()).toMatchObject([{ text: t('orders.late.placed', { id: '20431' }) }]),
  );
  await settled();
  expect(window.location.pathname + window.location.search).toBe('/products?menu=phones');
  expect(window.scrollTo).not.toHaveBeenCalled();
  expect(payment.sent).toBe(0);
});

test('shows an order that lacks the latest changes instead of opening the payment page', async () => {
  const shop = aShop(() => aQuote(), {
    status: 422,
    data: { detail: '', fields: { 'Idempotency-Key': 'Kalit band' } },
  });
  shop.sent = anOrder({
    id: 77,
    payment: 'sandbox',
    products: [anOrderLine(1, { sub_product: 72, amount: 2 })],
  });
  const payment = holdCalls('POST /order/order/77/payment');
  window.history.replaceState(null, '', '/orders');
  await open();
  await choosePickup();
  await shopper.click(await radio(/Onlayn/));
  await waitFor(() => expect(confirm().getAttribute('aria-busy')).toBeNull());
  await shopper.click(confirm());

  await waitFor(() => expect(window.location.search).toBe('?order=77'));
  await settled();
  expect(payment.sent).toBe(0);
});

test('shows a late rejection as a message and allows a retry', async () => {
  const refusal = { status: 409, data: { detail: '', code: 'price_changed', lines: [quotedLine] } };
  const { shop, order } = await leaveDuringRequest(refusal);
  order.release();
  await waitFor(() =>
    expect(currentToasts()).toMatchObject([{ text: t('orders.late.refused'), kind: 'error' }]),
  );

  await open();
  await choosePickup();
  await shopper.click(await radio(/Onlayn/));
  await waitFor(() => expect(confirm().getAttribute('aria-busy')).toBeNull());
  await shopper.click(confirm());
  await waitFor(() => expect(shop.orders).toHaveLength(2));
  expect(shop.orders[0]?.key).toBe(shop.orders[1]?.key);
});

test('does not open the payment page if the shopper leaves during the payment request', async () => {
  aShop(() => aQuote(), { status: 200, data: anOrder({ id: 77, payment: 'sandbox' }) });
  const payment = holdCalls('POST /order/order/77/payment');
  window.history.replaceState(null, '', '/orders');
  const { unmount } = await open();
  await choosePickup();
  await shopper.click(await radio(/Onlayn/));
  await waitFor(() => expect(confirm().getAttribute('aria-busy')).toBeNull());
  await shopper.click(confirm());
  await waitFor(() => expect(payment.sent).toBe(1));

  unmount();
  window.history.replaceState(null, '', '/products?menu=phones');
  payment.release();
  await settled();
  expect(window.location.pathname + window.location.search).toBe('/products?menu=phones');
});
