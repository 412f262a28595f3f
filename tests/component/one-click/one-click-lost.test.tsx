import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
// Preloads modules that components import on demand, because their first import is slow.
import '@/components/one-click/one-click-modal';
import '@/components/one-click/order-success-modal';
import { currentToasts } from '@/components/ui/feedback/toast';
import { formatPrice } from '@/lib/domain/text/money';
import { oneClickRequested, successClosed } from '@/stores/one-click';
import { holdCalls } from '@/tests/support/component/held-calls';
import { anOrder, anOrderLine } from '@/tests/support/component/order';
import { t } from '@/tests/support/component/text';
import {
  aShop,
  field,
  fill,
  line,
  made,
  names,
  open,
  product,
  refusedWith,
  type StubResponse,
  shopper,
  submit,
  success,
} from './one-click-form';

const lost = `${t('orders.lost.unknown')} ${t('orders.lost.checking')}`;

const ofThisProduct = anOrder({
  products: [anOrderLine(1, { sub_product: product.sub_product, amount: 1 })],
});

test('sends a changed form under the same key after a lost response (B-62, B-79)', async () => {
  const shop = aShop();
  await open();
  await fill();
  await shopper.click(submit());
  expect(await screen.findByText(lost)).toBeDefined();
  expect(field(names.name).value).toBe('Madina');

  await shopper.type(field(names.name), ' K');
  await shopper.click(submit());
  await waitFor(() => expect(shop.orders).toHaveLength(2));
  expect(shop.orders[0]?.key).toBe(shop.orders[1]?.key);
});

test('finds and shows an order by its key when the response was lost (B-62)', async () => {
  const shop = aShop();
  shop.sent = ofThisProduct;
  await open();
  await fill();
  await shopper.click(submit());

  expect(within(await success()).getByText(/20431/)).toBeDefined();
  expect(shop.orders).toHaveLength(1);
});

test('shows the created order when the form was changed afterward (B-62)', async () => {
  const used = { fields: { 'Idempotency-Key': 'validation.keyReused' } };
  const shop = aShop({ status: 502, body: {} }, refusedWith(422, used));
  await open();
  await fill();
  await shopper.click(submit());
  expect(await screen.findByText(lost)).toBeDefined();

  shop.sent = ofThisProduct;
  await shopper.type(field(names.name), ' K');
  await shopper.click(submit());
  expect(within(await success()).getAllByText(/20431/)).toHaveLength(2);
  const earlier = t('orders.lost.earlier', { id: '20431' });
  expect(within(await success()).getByRole('alert')).toHaveProperty('textContent', earlier);
});

test('reports that no order was created when the lookup finds none', async () => {
  const shop = aShop();
  shop.sent = null;
  await open();
  await fill();
  await shopper.click(submit());

  expect(await screen.findByText(t('orders.lost.notMade'))).toBeDefined();
  expect(field(names.name).value).toBe('Madina');
});

const close = () => shopper.click(screen.getByRole('button', { name: t('actions.close') }));
const settle = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 30)));
const other = { ...product, id: 8, sub_product: 82, name: 'Etik' };

/** Submits twice before the button is disabled, then closes the form during the request. */
async function closeDuringRequest(response: StubResponse) {
  const shop = aShop(response, made);
  const order = holdCalls('POST /order/create');
  await open();
  await fill();
  act(() => {
    submit().click();
    submit().click();
  });
  await waitFor(() => expect(submit().getAttribute('aria-busy')).toBe('true'));
  expect(order.sent).toBe(1);
  await close();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  return { shop, order };
}

test('creates one order and shows its number if the form is closed during the request', async () => {
  const { shop, order } = await closeDuringRequest(made);
  order.release();

  const success = await screen.findByRole('dialog', { name: t('oneClick.success.title') });
  expect(within(success).getByText(/20431/)).toBeDefined();
  expect(shop.orders).toHaveLength(1);
});

test('uses the same key if the form is closed and filled in again during the request', async () => {
  const { shop, order } = await closeDuringRequest(made);
  act(() => oneClickRequested({ product, pathname: '/products/palto-7' }));
  await screen.findByRole('dialog', { name: t('oneClick.title') });
  await fill();
  await shopper.click(submit());
  await waitFor(() => expect(order.sent).toBe(2));
  order.release();

  await waitFor(() => expect(shop.orders).toHaveLength(2));
  expect(shop.orders[0]?.key).toBe(shop.orders[1]?.key);
});

test('creates a separate order for a second product in the same visit', async () => {
  const data = anOrder({ id: 20_432 });
  const shop = aShop(made, { status: 200, body: { status: true, data, message: null } });
  await open();
  await fill();
  await shopper.click(submit());
  await screen.findByText(/20431/);
  act(successClosed);
  act(() => oneClickRequested({ product: other, pathname: '/products/palto-7' }));
  await screen.findByText('Etik');
  await fill();
  await shopper.click(submit());

  expect(await screen.findByText(/20432/)).toBeDefined();
  const [first, second] = shop.orders;
  expect(second?.key).not.toBe(first?.key);
  expect(second?.form).toEqual({
    ...first?.form,
    products: JSON.stringify([{ product: 8, sub_product: 82, price: 400_000, count: 1 }]),
  });
});

test.each([
  ['created', made, { text: t('orders.late.placed', { id: '20431' }) }],
  [
    'rejected',
    refusedWith(409, { code: 'price_changed', lines: [{ ...line, price: 450_000 }] }),
    { text: t('orders.late.refused'), kind: 'error' },
  ],
] as const)(
  "reports late that an order was %s, and keeps another product's form open",
  async (_what, response, expected) => {
    const { order } = await closeDuringRequest(response);
    act(() => oneClickRequested({ product: other, pathname: '/products/palto-7' }));
    await screen.findByRole('dialog', { name: t('oneClick.title') });
    await shopper.type(field(names.name), 'Malika');
    order.release();

    await waitFor(() => expect(currentToasts()).toMatchObject([expected]));
    await settle();
    expect(screen.getByText('Etik')).toBeDefined();
    expect(submit().textContent).toContain(formatPrice(400_000, 'uz'));
    expect(field(names.name).value).toBe('Malika');
  },
);
