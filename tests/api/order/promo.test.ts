import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { findFaults } from '@/api/backup/verify';
import { orderLines, orders } from '@/api/db/schema/order';
import { moveOrder } from '@/api/order/order-status';
import { countUsesOf } from '@/api/order/promo';
import type { OrderForm } from '@/lib/contract/order';

import { aCustomer, type TestCustomer } from '@/tests/api/setup/customer';
import { aProduct, type TestGoods } from '@/tests/api/setup/goods';
import { aGuest } from '@/tests/api/setup/guest';
import { checkoutOf, oneClickOf, stockOf, TASHKENT } from '@/tests/api/setup/order';
import { aPromo } from '@/tests/api/setup/promo';
import { read, request } from '@/tests/api/setup/request';
import { testShop } from '@/tests/api/setup/shop';

const NOW = Date.parse('2026-11-21T09:00:00+05:00');
const at = (hours: number) => new Date(NOW + hours * 3_600_000).toISOString();

type Asker = { headers?: Record<string, string>; locale?: 'uz' | 'ru' };

function quote(
  goods: TestGoods,
  code: string,
  { headers = aGuest('promo'), locale = 'ru' }: Asker = {},
) {
  const body = {
    lines: [{ sub_product: goods.variant, amount: 1 }],
    delivery: { type: 'courier', district: TASHKENT.district },
    promo_code: code,
  };
  return read('order.quote', '/order/quote', { headers, body, locale });
}

const form = (goods: TestGoods[], code: string, discount: number, more: Partial<OrderForm> = {}) =>
  checkoutOf(goods, { promo_code: code, promo_discount: discount, ...more });
const place = ({ headers }: TestCustomer, body: OrderForm) =>
  request('/order/order', { headers, body });

test('a percentage code discounts the goods but not the delivery', async () => {
  const goods = await aProduct({ price: 400_000, discountedPrice: 300_005 });
  const code = await aPromo();
  const { promo, total, full, discount } = await quote(goods, ` ${code.toLowerCase()} `);

  expect(promo).toEqual({
    code,
    discount: 30_000,
    trouble: null,
    detail: '',
    terms: { kind: 'percent', value: 10, minimum: 0 },
  });
  expect([full, discount, total]).toEqual([400_000, 99_995, 300_005 - 30_000 + 25_000]);
});

test("charges the quoted total and stores each line's share of the discount", async () => {
  const [one, other] = [await aProduct({ price: 100_000 }), await aProduct({ price: 200_003 })];
  const code = await aPromo({ kind: 'fixed', value: 50_000, minimum: 200_000 });
  const customer = await aCustomer();
  const order = await read('order.place', '/order/order', {
    headers: customer.headers,
    body: form([one, other], code, 50_000),
  });

  expect(order.promo).toEqual({ code, discount: 50_000 });
  expect(order.price).toBe(300_003 - 50_000 + order.delivery_price);
  const { ports } = await testShop();
  const lines = await ports.db.select().from(orderLines).where(eq(orderLines.orderId, order.id));
  expect(lines.map(({ promoDiscount }) => promoDiscount).sort()).toEqual([16_666, 33_334]);
  const { faults } = await findFaults(ports.db);
  expect(faults.filter((fault) => fault.startsWith(`order ${order.id}:`))).toEqual([]);
});

test('computes free delivery and installments from the price after the discount', async () => {
  const goods = await aProduct({ price: 1_050_000 });
  const code = await aPromo();
  const { headers } = await aCustomer();
  const found = await quote(goods, code, { headers });
  expect(found).toMatchObject({ delivery_price: 25_000, total: 970_000 });
  expect(found.instalments[0]?.order_value).toBe(970_000);
});

test('stores no promo code with an order placed without one', async () => {
  const { headers } = await aCustomer();
  const body = checkoutOf([await aProduct()]);
  expect((await read('order.place', '/order/order', { headers, body })).promo).toBeNull();
});

test.each([
  ['not_started', { startsAt: at(1) }, 'Этот промокод ещё не действует. Начало: 21.11.2026, 10:00'],
  [
    'minimum',
    { minimum: 150_000 },
    'Промокод действует от 150\u00a0000 сум за товары, не хватает 30\u00a0000 сум',
  ],
] as const)('explains to the shopper why a code is refused: %s', async (trouble, terms, detail) => {
  const code = await aPromo(terms);
  const goods = await aProduct();
  const found = await quote(goods, code);
  expect(found.promo).toMatchObject({ code, discount: 0, trouble, detail });
  expect(found.total).toBe(145_000);
  const refused = await place(await aCustomer(), form([goods], code, 12_000));
  expect([refused.status, refused.envelope.data]).toMatchObject([
    409,
    { code: 'promo_changed', lines: [] },
  ]);
  expect(await stockOf(goods)).toMatchObject({ left: 9, moves: 0 });
});

test('quotes an unknown code without a discount, and refuses an order with it', async () => {
  const goods = await aProduct();
  const found = await quote(goods, 'no such code', { locale: 'uz' });
  expect(found.promo).toEqual({
    code: 'NOSUCHCODE',
    discount: 0,
    trouble: 'unknown',
    detail: 'Bunday promokod yoʻq. Harf va raqamlarni tekshiring',
    terms: null,
  });
  expect((await place(await aCustomer(), form([goods], 'no such code', 0))).status).toBe(409);
});

test('refuses an order whose discount differs from the one the shopper saw', async () => {
  const [goods, code] = [await aProduct(), await aPromo()];
  const customer = await aCustomer();
  const { status, envelope } = await place(customer, form([goods], code, 11_999));
  expect([status, envelope.data]).toEqual([
    409,
    {
      detail: 'Promokod chegirmasi oʻzgardi, yangi narxni tasdiqlang',
      code: 'promo_changed',
      lines: [],
    },
  ]);
  expect((await place(customer, form([goods], code, 12_000))).status).toBe(200);
});

test('reports a changed price before a changed discount', async () => {
  const [goods, code] = [await aProduct(), await aPromo()];
  const body = form([{ ...goods, price: goods.price - 1 }], code, 1);
  const { envelope } = await place(await aCustomer(), body);
  expect(envelope.data).toMatchObject({ code: 'price_changed' });
});

test('lets a customer use a code once, and once more after that order is canceled', async () => {
  const [goods, code] = [await aProduct(), await aPromo()];
  const [customer, other] = [await aCustomer(), await aCustomer()];
  const body = form([goods], code, 12_000);
  const { id } = await read('order.place', '/order/order', { headers: customer.headers, body });
  expect((await quote(goods, code, customer)).promo).toMatchObject({ trouble: 'used' });
  expect((await quote(goods, code, other)).promo).toMatchObject({ trouble: null });
  expect((await place(customer, body)).status).toBe(409);

  const { ports } = await testShop();
  await moveOrder(ports, id, 'canceled');
  expect((await quote(goods, code, customer)).promo).toMatchObject({ trouble: null });
  expect((await place(customer, body)).status).toBe(200);
});

test('returns the same order for a repeated key even though the code is already used', async () => {
  const [goods, code] = [await aProduct(), await aPromo()];
  const { headers } = await aCustomer();
  const repeated = {
    headers: { ...headers, 'idempotency-key': 'promo-once' },
    body: form([goods], code, 12_000),
  };
  const [first, again] = [
    await read('order.place', '/order/order', repeated),
    await read('order.place', '/order/order', repeated),
  ];
  expect(again.id).toBe(first.id);
});

test('grants the last three uses of a code to exactly three of 20 concurrent orders', async () => {
  const code = await aPromo({ usesMax: 3 });
  // Each customer buys a different product, because the lock on a shared product would serialize
  // the orders.
  const buyers = await Promise.all(
    Array.from({ length: 20 }, async () => [await aCustomer(), await aProduct()] as const),
  );
  const responses = await Promise.all(
    buyers.map(([customer, goods]) => place(customer, form([goods], code, 12_000))),
  );

  expect(responses.filter(({ status }) => status === 200)).toHaveLength(3);
  expect(responses.filter(({ status }) => status === 409)).toHaveLength(17);
  const goods = await aProduct();
  expect((await quote(goods, code)).promo).toMatchObject({ trouble: 'exhausted' });
  const unused = await aPromo();
  const { db } = (await testShop()).ports;
  expect(await countUsesOf(db, [code, unused])).toEqual(new Map([[code, 3]]));
});

test('applies a code to only one of two concurrent orders of a customer', async () => {
  const [goods, other, code] = [await aProduct(), await aProduct(), await aPromo()];
  const customer = await aCustomer();
  const responses = await Promise.all(
    [goods, other].map((one) => place(customer, form([one], code, 12_000))),
  );
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('ignores a code in a one-click order', async () => {
  const [goods, code] = [await aProduct(), await aPromo()];
  const body = oneClickOf(goods, 1, { promo_code: code });
  const order = await read('order.oneClick', '/order/create', { headers: aGuest('promo'), body });
  expect([order.promo, order.products[0]?.total]).toEqual([null, goods.price]);
  const { ports } = await testShop();
  expect(await ports.db.$count(orders, eq(orders.promoCode, code))).toBe(0);
});
