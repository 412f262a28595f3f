import { beforeEach, expect, test, vi } from 'vitest';
import { ORDER_CART_KEY } from '@/lib/constants';

const line = {
  sub_product: 5,
  amount: 2,
  price: 80_000,
  slug: 'qozon-1',
  name: 'Qozon',
  image: null,
  options: '',
};
const stored = new Map<string, string>();

beforeEach(() => {
  vi.resetModules();
  stored.clear();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => stored.set(name, value),
    removeItem: (name: string) => stored.delete(name),
  });
});

const kept = () => JSON.parse(stored.get(ORDER_CART_KEY) ?? '{}').state?.lines;

test('the lines are persisted until the order is placed or the shopper signs out (B-65)', async () => {
  const { orderCartFilled, orderCartPlaced, orderCartCleared } = await import(
    '@/stores/order-cart'
  );
  orderCartFilled([line]);
  expect(kept()).toEqual([line]);
  orderCartPlaced(1042);
  expect(kept()).toEqual([]);

  orderCartFilled([line]);
  orderCartCleared();
  expect(kept()).toEqual([]);
});

test('accepting a price or a smaller amount changes only that line', async () => {
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
