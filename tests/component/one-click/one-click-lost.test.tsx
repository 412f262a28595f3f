import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
// Loaded first, because the first load of a module is slow.
import '@/components/one-click/one-click-modal';
import '@/components/one-click/order-success-modal';
import { currentToasts } from '@/components/ui/feedback/toast';
import { formatPrice } from '@/lib/domain/text/money';
import { oneClickAsked, successClosed } from '@/stores/one-click';
import { holdCalls } from '@/tests/support/component/held-calls';
import { anOrder, anOrderLine } from '@/tests/support/component/order';
import { t } from '@/tests/support/component/text';
import {
  type Answer,
  aShop,
  field,
  fill,
  line,
  made,
  names,
  open,
  product,
  refusedWith,
  shopper,
  submit,
  success,
} from './one-click-form';

const lost = `${t('orders.lost.unknown')} ${t('orders.lost.checking')}`;

const ofThisProduct = anOrder({
  products: [anOrderLine(1, { sub_product: product.sub_product, amount: 1 })],
});

test('without an answer the form says that the order may have been made, and a changed form is the same order (B-62, B-79)', async () => {
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

test('an order whose answer was lost is found by its key, and shown (B-62)', async () => {
  const shop = aShop();
  shop.sent = ofThisProduct;
  await open();
  await fill();
  await shopper.click(submit());

  expect(within(await success()).getByText(/20431/)).toBeDefined();
  expect(shop.orders).toHaveLength(1);
});

test('an order that the shop has made before the form was changed is shown as it is (B-62)', async () => {
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

test('an order that the shop does not have is said not to be made', async () => {
  const shop = aShop();
  shop.sent = null;
  await open();
  await fill();
  await shopper.click(submit());

  expect(await screen.findByText(t('orders.lost.notMade'))).toBeDefined();
  expect(field(names.name).value).toBe('Madina');
});

const close = () => shopper.click(screen.getByRole('button', { name: t('actions.close') }));
const answered = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 30)));
const other = { ...product, id: 8, sub_product: 82, name: 'Etik' };

/** Submits twice before the button is disabled, then closes the form while the order is sent. */
async function closeOnTheWay(answer: Answer) {
  const shop = aShop(answer, made);
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

test('closed while the order is sent, it is one order, and its number is shown', async () => {
  const { shop, order } = await closeOnTheWay(made);
  order.letGo();

  const success = await screen.findByRole('dialog', { name: t('oneClick.success.title') });
  expect(within(success).getByText(/20431/)).toBeDefined();
  expect(shop.orders).toHaveLength(1);
});

test('closed and filled in again while the order is sent, it is the same order', async () => {
  const { shop, order } = await closeOnTheWay(made);
  act(() => oneClickAsked({ product, pathname: '/products/palto-7' }));
  await screen.findByRole('dialog', { name: t('oneClick.title') });
  await fill();
  await shopper.click(submit());
  await waitFor(() => expect(order.sent).toBe(2));
  order.letGo();

  await waitFor(() => expect(shop.orders).toHaveLength(2));
  expect(shop.orders[0]?.key).toBe(shop.orders[1]?.key);
});

test('the second order of a visit is another one, of its own product', async () => {
  const data = anOrder({ id: 20_432 });
  const shop = aShop(made, { status: 200, body: { status: true, data, message: null } });
  await open();
  await fill();
  await shopper.click(submit());
  await screen.findByText(/20431/);
  act(successClosed);
  act(() => oneClickAsked({ product: other, pathname: '/products/palto-7' }));
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
  ['made', made, { text: t('orders.late.placed', { id: '20431' }) }],
  [
    'refused',
    refusedWith(409, { code: 'price_changed', lines: [{ ...line, price: 450_000 }] }),
    { text: t('orders.late.refused'), kind: 'error' },
  ],
] as const)(
  'an order that is %s late leaves the form of another product as it is, and is told',
  async (_what, answer, told) => {
    const { order } = await closeOnTheWay(answer);
    act(() => oneClickAsked({ product: other, pathname: '/products/palto-7' }));
    await screen.findByRole('dialog', { name: t('oneClick.title') });
    await shopper.type(field(names.name), 'Malika');
    order.letGo();

    await waitFor(() => expect(currentToasts()).toMatchObject([told]));
    await answered();
    expect(screen.getByText('Etik')).toBeDefined();
    expect(submit().textContent).toContain(formatPrice(400_000, 'uz'));
    expect(field(names.name).value).toBe('Malika');
  },
);
