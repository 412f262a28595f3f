import { beforeEach, expect, test, vi } from 'vitest';
import { ORDER_CART_KEY } from '@/lib/constants';
import { anOrderLine } from '@/tests/support/component/order';
import { storageOf } from '@/tests/support/storage';

const line = {
  sub_product: 5,
  amount: 2,
  price: 80_000,
  slug: 'qozon-1',
  name: 'Qozon',
  image: null,
  options: '',
};
const order = { id: 1042, products: [anOrderLine(1, { sub_product: 5, amount: 2 })] };
const asSent = { isEarlier: false };
const stored = new Map<string, string>();

beforeEach(() => {
  vi.resetModules();
  stored.clear();
  vi.stubGlobal('localStorage', storageOf(stored));
});

const kept = () => JSON.parse(stored.get(ORDER_CART_KEY) ?? '{}').state?.lines;

test('persists the lines until the order is placed or the shopper signs out (B-65)', async () => {
  const { orderCartFilled, orderCartPlaced, orderCartCleared } = await import(
    '@/stores/order-cart'
  );
  orderCartFilled([line]);
  expect(kept()).toEqual([line]);
  orderCartPlaced(order, asSent);
  expect(kept()).toEqual([]);

  orderCartFilled([line]);
  orderCartCleared();
  expect(kept()).toEqual([]);
});

test('changes only the order line for which the shopper accepted a change', async () => {
  const { orderCartFilled, orderLineAccepted } = await import('@/stores/order-cart');
  orderCartFilled([line, { ...line, sub_product: 6 }]);
  orderLineAccepted({ sub_product: 5, price: 90_000 });
  orderLineAccepted({ sub_product: 5, amount: 1 });
  expect(kept()).toEqual([
    { ...line, price: 90_000, amount: 1 },
    { ...line, sub_product: 6 },
  ]);
  orderLineAccepted({ sub_product: 6, amount: 0 });
  expect(kept()).toHaveLength(1);
});

test('removes only the ordered lines, even if another tab has stored different lines', async () => {
  const here = await import('@/stores/order-cart');
  here.orderCartFilled([line]);
  vi.resetModules();
  const other = { ...line, sub_product: 6 };
  (await import('@/stores/order-cart')).orderCartFilled([{ ...line, amount: 3 }, other]);
  here.orderCartPlaced(order, asSent);
  expect(kept()).toEqual([{ ...line, amount: 3 }, other]);
  expect(here.currentOrderCart(7)).toEqual([{ ...line, amount: 3 }, other]);
});

const spoilt = [
  ...['sub_product', 'amount', 'price'].flatMap((field) =>
    ['5', 1.5, 2 ** 60, null].map((value) => ({ ...line, [field]: value })),
  ),
  ...['slug', 'name'].flatMap((field) =>
    [7, null, {}].map((value) => ({ ...line, [field]: value })),
  ),
  ...[0, -1].map((amount) => ({ ...line, amount })),
];

test.each([null, 5, 'x', [], {}, ...spoilt])(
  'drops only the invalid line from the stored lines: %j',
  async (foreign) => {
    const { rehydrateOrderCart } = await import('@/stores/order-cart');
    const other = { ...line, sub_product: 6, image: 'a.webp', options: 'qizil' };
    const state = { lines: [line, foreign, other] };
    // An outdated version makes the store write the data back after it has read them.
    stored.set(ORDER_CART_KEY, JSON.stringify({ state, version: 0 }));
    rehydrateOrderCart();
    await vi.waitFor(() => expect(kept()).toEqual([line, other]));
  },
);

const keptPromo = () => JSON.parse(stored.get(ORDER_CART_KEY) ?? '{}').state?.promo;

test('keeps a promo code until an order has used it or the shopper signs out', async () => {
  const store = await import('@/stores/order-cart');
  store.orderPromoEntered('BAHOR10', null);
  store.orderCartFilled([line]);
  expect(keptPromo()).toBe('BAHOR10');
  store.orderCartPlaced(order, asSent);
  expect(keptPromo()).toBe('BAHOR10');
  store.orderCartPlaced({ ...order, promo: { code: 'BAHOR10', discount: 1 } }, asSent);
  expect(keptPromo()).toBeNull();

  store.orderPromoEntered('BAHOR10', null);
  store.orderCartCleared();
  expect(keptPromo()).toBeNull();
});

test('hides the promo code of an ended session from other shoppers', async () => {
  const store = await import('@/stores/order-cart');
  store.orderCartFilled([line], 7);
  store.orderPromoEntered('BAHOR10', 7);
  store.orderCartLeft(7);
  store.orderCartFilled([line], 7);
  expect(keptPromo()).toBe('BAHOR10');
  store.orderCartLeft(7);
  store.orderCartFilled([line], 8);
  expect(keptPromo()).toBeNull();
});
