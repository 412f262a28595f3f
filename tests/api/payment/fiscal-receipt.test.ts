import { eq, inArray } from 'drizzle-orm';
import { afterEach, expect, test, vi } from 'vitest';
import { products } from '@/api/db/schema/catalog';
import { orders } from '@/api/db/schema/order';
import { carryOut } from '@/api/operator/operator';
import { moveOrder } from '@/api/order/order-status';
import type { OrderForm } from '@/lib/contract/order';
import { log } from '@/lib/telemetry/log';
import { aCustomer } from '@/tests/api/setup/customer';
import { aProduct, type TestGoods } from '@/tests/api/setup/goods';
import { checkoutOf } from '@/tests/api/setup/order';
import { bill, call } from '@/tests/api/setup/payme';
import { aPromo } from '@/tests/api/setup/promo';
import { aPayingShop } from '@/tests/api/setup/provider';
import { testShop } from '@/tests/api/setup/shop';

const CODES = { ikpu: '02202002001000000', packageCode: '1378895', vatPercent: 12 };

afterEach(() => vi.restoreAllMocks());

async function setCodes(goods: TestGoods[], codes: Partial<typeof products.$inferInsert>) {
  const { ports } = await testShop();
  const ids = goods.map(({ product }) => product);
  await ports.db.update(products).set(codes).where(inArray(products.id, ids));
}

/**
 * Orders two units of each product. Returns the order and functions that send Payme's
 * `CheckPerformTransaction` request.
 */
async function check(goods: TestGoods[], overrides: Partial<OrderForm> = {}) {
  const [shop, customer] = [await aPayingShop(), await aCustomer()];
  const form = checkoutOf(goods, { payment: 'payme', ...overrides }, 2);
  const { data } = await (await shop.sendJson('/order/order', customer, form)).json();
  const order = { id: data.id, total: data.price };
  const checkOf = (owed: typeof order) => call(shop, 'CheckPerformTransaction', bill(owed));
  return { order, check: () => checkOf(order), checkOf };
}

const itemOf = ({ product }: TestGoods, price: number) => ({
  title: `Sinov buyumi ${product}`,
  price,
  count: 2,
  code: '02202002001000000',
  package_code: '1378895',
  vat_percent: 12,
});

test('sends Payme the receipt in tiyin, with discounted prices and delivery', async () => {
  const goods = [await aProduct(), await aProduct({ price: 90_000, discountedPrice: 71_999 })];
  const [first, second] = goods as [TestGoods, TestGoods];
  await setCodes(goods, CODES);
  const { order, check: request } = await check(goods);
  const { result } = await request();

  expect(result).toEqual({
    allow: true,
    detail: {
      receipt_type: 0,
      shipping: { title: 'Yetkazib berish', price: 2_500_000 },
      items: [itemOf(first, 12_000_000), itemOf(second, 7_199_900)],
    },
  });
  const { items, shipping } = result.detail;
  const sum = items.reduce(
    (total: number, { price, count }: { price: number; count: number }) => total + price * count,
    shipping.price,
  );
  expect(sum).toBe(order.total * 100);
});

test('spreads a promo code discount over the goods on the receipt', async () => {
  const goods = [await aProduct(), await aProduct({ price: 90_000, discountedPrice: 71_999 })];
  const [first, second] = goods as [TestGoods, TestGoods];
  await setCodes(goods, CODES);
  const code = await aPromo({ value: 7 });
  const { order, check: request } = await check(goods, {
    promo_code: code,
    promo_discount: 26_879,
  });
  const { items, shipping } = (await request()).result.detail;

  expect(items).toEqual([
    { ...itemOf(first, 12_000_000), discount: 1_679_900 },
    { ...itemOf(second, 7_199_900), discount: 1_008_000 },
  ]);
  const [one, other] = items;
  const paid = one.price * 2 - one.discount + other.price * 2 - other.discount + shipping.price;
  expect(paid).toBe(order.total * 100);
});

test('lists only the units not returned, each with its share of a promo code discount', async () => {
  const goods = [await aProduct(), await aProduct({ price: 90_000, discountedPrice: 71_999 })];
  const [, second] = goods as [TestGoods, TestGoods];
  await setCodes(goods, CODES);
  const promo = { promo_code: await aPromo({ value: 7 }), promo_discount: 26_879 };
  const { order, checkOf } = await check(goods, promo);
  const { ports } = await testShop();
  const { id } = order;
  await moveOrder(ports, id, 'in_progress');
  await moveOrder(ports, id, 'done');
  await carryOut(ports, 'returnUnits', { id, line: 1, units: 2 });
  const { returns } = await carryOut(ports, 'returnUnits', { id, line: 2, units: 1 });
  const back = (returns ?? []).reduce((sum, { price }) => sum + price, 0);

  const { items, shipping } = (await checkOf({ id, total: order.total - back })).result.detail;
  expect(items).toEqual([{ ...itemOf(second, 7_199_900), count: 1, discount: 504_000 }]);
  expect(7_199_900 - 504_000 + shipping.price).toBe((order.total - back) * 100);
  expect((await checkOf(order)).code).toBe(-31001);
});

test('omits free delivery from the receipt, but sends a VAT rate of 0', async () => {
  const goods = [await aProduct({ price: 600_000 })];
  await setCodes(goods, { ...CODES, vatPercent: 0 });
  const { result } = await (await check(goods)).check();
  expect(result.detail).not.toHaveProperty('shipping');
  expect(result.detail.items).toMatchObject([{ price: 60_000_000, vat_percent: 0 }]);
});

test.each(['ikpu', 'packageCode', 'vatPercent'] as const)(
  'sends no goods and logs the SKU if a product has no %s',
  async (missing) => {
    const warn = vi.spyOn(log, 'warn').mockImplementation(() => {});
    const [complete, incomplete] = [await aProduct(), await aProduct()];
    await setCodes([complete], CODES);
    await setCodes([incomplete], { ...CODES, [missing]: null });
    const { order, check: request } = await check([complete, incomplete]);

    expect((await request()).result).toEqual({ allow: true });
    expect(warn.mock.calls).toEqual([
      ['no fiscal codes', { order_id: String(order.id), skus: `T-${incomplete.product}` }],
    ]);
  },
);

test('sends no goods when their sum differs from the order total', async () => {
  const warn = vi.spyOn(log, 'warn').mockImplementation(() => {});
  const goods = [await aProduct()];
  await setCodes(goods, CODES);
  const { order, check: request } = await check(goods);
  const { ports } = await testShop();
  await ports.db.update(orders).set({ deliveryPrice: 1 }).where(eq(orders.id, order.id));

  expect((await request()).result).toEqual({ allow: true });
  const fields = { order_id: String(order.id), sum: 24_000_100 };
  expect(warn.mock.calls).toEqual([['the fiscal receipt differs from the total', fields]]);
});
