import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { customers } from '@/api/db/schema/customer';
import { orders } from '@/api/db/schema/order';
import { movePayment } from '@/api/order/order-status';
import { aCustomer, type TestCustomer } from '@/tests/api/setup/customer';
import { aProduct } from '@/tests/api/setup/goods';
import { aGuest } from '@/tests/api/setup/guest';
import { checkoutOf, TASHKENT } from '@/tests/api/setup/order';
import { read, request } from '@/tests/api/setup/request';
import { testShop } from '@/tests/api/setup/shop';

const quote = (body: object, headers: Record<string, string> = aGuest('quote')) =>
  read('order.quote', '/order/quote', { headers, body });
const courier = (district: number) => ({ type: 'courier', district });

test('quotes current prices and stock, totals and delivery (B-56, B-86)', async () => {
  const goods = await aProduct({ price: 200_000, discountedPrice: 150_000 });
  const other = await aProduct({ price: 99_000 });
  const lines = [
    { sub_product: goods.variant, amount: 2 },
    { sub_product: other.variant, amount: 1 },
  ];

  expect(await quote({ lines, delivery: courier(TASHKENT.district) })).toEqual({
    lines: [
      {
        sub_product: goods.variant,
        amount: 2,
        stock: 9,
        price: 200_000,
        discounted_price: 150_000,
      },
      {
        sub_product: other.variant,
        amount: 1,
        stock: 9,
        price: 99_000,
        discounted_price: null,
      },
    ],
    pieces: 3,
    full: 499_000,
    discount: 100_000,
    total: 424_000,
    delivery_price: 25_000,
    delivery_date: '2026-11-22T05:00:00.000Z',
    payments: ['sandbox', 'cash', 'card'],
    instalments: [],
  });
});

test('quotes no delivery price when the destination is unknown (B-56)', async () => {
  const { variant } = await aProduct();
  const lines = [{ sub_product: variant, amount: 1 }];
  const unknown = [courier(999_999), { type: 'pickup', point: 999_999 }];
  for (const delivery of [undefined, { type: 'courier' }, { type: 'pickup' }, ...unknown]) {
    const nowhere = { delivery_price: null, delivery_date: null, total: 120_000 };
    expect(await quote({ lines, ...(delivery && { delivery }) })).toMatchObject(nowhere);
  }
});

test.each([
  ['the capital', 1726, 25_000, '2026-11-22'],
  ['the region around the capital', 1727, 35_000, '2026-11-22'],
  ['a remote region', 1735, 45_000, '2026-11-24'],
])('quotes the price and day of courier delivery to %s (B-56)', async (_, region, price, day) => {
  const { variant } = await aProduct();
  const cities = await read('geo.cities', `/core/cities?region=${region}`);
  const { delivery_price, delivery_date } = await quote({
    lines: [{ sub_product: variant, amount: 1 }],
    delivery: courier(cities.results[0]?.id ?? 0),
  });
  expect([delivery_price, delivery_date?.slice(0, 10)]).toEqual([price, day]);
});

test('quotes courier delivery and pickup for a region', async () => {
  const { variant } = await aProduct();
  const terms = async (type: 'courier' | 'pickup', region: number) => {
    const found = await quote({
      lines: [{ sub_product: variant, amount: 1 }],
      delivery: { type, region },
    });
    return [found.delivery_price, found.delivery_date?.slice(0, 10)];
  };
  expect(await terms('courier', 1735)).toEqual([45_000, '2026-11-24']);
  expect(await terms('pickup', 1726)).toEqual([0, '2026-11-21']);
  expect(await terms('courier', 999_999)).toEqual([null, undefined]);
});

test.each([
  [999_999, 25_000],
  [1_000_000, 0],
])(
  'for goods worth %i UZS, quotes a delivery price of %i UZS (B-56)',
  async (price, delivery_price) => {
    const { variant } = await aProduct({ price });
    const lines = [{ sub_product: variant, amount: 1 }];
    const found = await quote({ lines, delivery: courier(TASHKENT.district) });
    expect(found).toMatchObject({ delivery_price, total: price + delivery_price });
  },
);

test('quotes pickup as free, and on the same day in the capital (B-56)', async () => {
  const { variant } = await aProduct();
  const { results } = await read(
    'geo.deliveryPoints',
    `/order/delivery-point?city=${TASHKENT.district}`,
  );
  const points = results.length > 0 ? results : await allPoints();
  const found = await quote({
    lines: [{ sub_product: variant, amount: 1 }],
    delivery: { type: 'pickup', point: points[0]?.id },
  });
  expect(found).toMatchObject({ delivery_price: 0, delivery_date: '2026-11-21T05:00:00.000Z' });
});

test('adds a day of delivery for goods outside the shop’s warehouse (B-56)', async () => {
  const [near, far] = [await aProduct(), await aProduct({ express: false })];
  const lines = [near, far].map(({ variant }) => ({ sub_product: variant, amount: 1 }));
  const found = await quote({ lines, delivery: courier(TASHKENT.district) });
  expect(found.delivery_date).toBe('2026-11-23T05:00:00.000Z');
});

test('charges exactly the quoted price with every payment method (B-84, B-86)', async () => {
  const { headers } = await aCustomer();
  const goods = await aProduct({ price: 310_000, discountedPrice: 287_500, stock: 50 });
  const lines = [{ sub_product: goods.variant, amount: 3 }];
  const { total, payments } = await quote({ lines, delivery: courier(TASHKENT.district) }, headers);

  expect(payments).toEqual(['sandbox', 'cash', 'card', 'instalment']);
  for (const payment of payments) {
    const body = checkoutOf([goods], { payment, months: 6 }, 3);
    const order = await read('order.place', '/order/order', { headers, body });
    expect([payment, order.price]).toEqual([payment, total]);
    expect(order.products[0]?.price).toBe(287_500);
  }
});

test('responds with 404 to an unknown SKU', async () => {
  const lines = [{ sub_product: 99_999_999, amount: 1 }];
  expect((await request('/order/quote', { body: { lines } })).status).toBe(404);
});

// Requirements: S3-32
test('returns the six installment figures for each term (B-56, B-59)', async () => {
  const { headers } = await aCustomer({ instalmentLimit: 3_000_000 });
  const { variant } = await aProduct({ price: 2_500_000, discountedPrice: 2_000_000 });
  const { instalments } = await quote({ lines: [{ sub_product: variant, amount: 1 }] }, headers);

  expect(instalments).toEqual([
    {
      months: 3,
      order_value: 2_000_000,
      first_payment: 200_000,
      monthly_payment: 636_000,
      overpayment: 108_000,
      available_limit: 3_000_000,
      is_sufficient: true,
    },
    {
      months: 6,
      order_value: 2_000_000,
      first_payment: 200_000,
      monthly_payment: 336_000,
      overpayment: 216_000,
      available_limit: 3_000_000,
      is_sufficient: true,
    },
    {
      months: 12,
      order_value: 2_000_000,
      first_payment: 200_000,
      monthly_payment: 186_000,
      overpayment: 432_000,
      available_limit: 3_000_000,
      is_sufficient: true,
    },
  ]);
  expect(await read('user.instalment', '/user/instalment', { headers })).toEqual({
    available_limit: 3_000_000,
    terms: [3, 6, 12],
  });
});

test.each([
  [1_999_999, 409, 1_999_999],
  [2_000_000, 200, 0],
  [2_000_001, 200, 1],
])(
  'with a limit of %i UZS, an order of 2000000 UZS returns %i and leaves %i (B-89)',
  async (instalmentLimit, status, left) => {
    const goods = await aProduct({ price: 2_000_000 });
    const { headers } = await aCustomer({ instalmentLimit });
    const body = checkoutOf([goods], { payment: 'instalment', months: 12 });
    const response = await request('/order/order', { headers, body });

    expect(response.status).toBe(status);
    if (status === 409) {
      const refused = { code: 'limit_insufficient', lines: [] };
      expect(response.envelope.data).toMatchObject(refused);
      expect((await read('order.list', '/order/order', { headers })).count).toBe(0);
    }
    const limit = await read('user.instalment', '/user/instalment', { headers });
    expect(limit.available_limit).toBe(left);
  },
);

test('an installment order reduces only its own customer’s limit', async () => {
  const { ports } = await testShop();
  const [her, other] = [
    await aCustomer({ instalmentLimit: 5_000_000 }),
    await aCustomer({ instalmentLimit: 3_000_000 }),
  ];
  const leftOf = async ({ headers }: TestCustomer) =>
    (await read('user.instalment', '/user/instalment', { headers })).available_limit;
  const buy = async (given: object) =>
    read('order.place', '/order/order', {
      headers: her.headers,
      body: checkoutOf([await aProduct({ price: 1_000_000 })], given),
    });

  const owed = await buy({ payment: 'instalment', months: 6 });
  await buy({ payment: 'cash' });
  expect([await leftOf(her), await leftOf(other)]).toEqual([5_000_000 - owed.price, 3_000_000]);
  const second = await buy({ payment: 'instalment', months: 6 });
  expect(await leftOf(her)).toBe(5_000_000 - owed.price - second.price);
  await movePayment(ports, second.id, 'confirmed');
  expect(await leftOf(her)).toBe(5_000_000 - owed.price);
});

test('keeps concurrent orders within the remaining installment limit (B-89)', async () => {
  const { headers, id } = await aCustomer({ instalmentLimit: 2_500_000 });
  const goods = await aProduct({ price: 2_000_000, stock: 20 });
  const body = checkoutOf([goods], { payment: 'instalment', months: 3 });
  const responses = await Promise.all(
    Array.from({ length: 20 }, () => request('/order/order', { headers, body })),
  );
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);

  const { ports } = await testShop();
  const hers = await ports.db.select().from(orders).where(eq(orders.customerId, id));
  const [row] = await ports.db.select().from(customers).where(eq(customers.id, id));
  expect(hers.map(({ total }) => total)).toEqual([2_000_000]);
  expect(row?.instalmentLimit).toBe(2_500_000);
});

test.each([
  ['without a term', undefined],
  ['for 0 months', 0],
  ['for 5 months', 5],
  ['for 24 months', 24],
])('rejects an installment order %s', async (_term, months) => {
  const { headers } = await aCustomer();
  const overrides = { payment: 'instalment' as const, ...(months !== undefined && { months }) };
  const body = checkoutOf([await aProduct()], overrides);
  expect((await request('/order/order', { headers, body })).status).toBe(422);
});

async function allPoints() {
  return (await read('geo.deliveryPoints', '/order/delivery-point')).results;
}
