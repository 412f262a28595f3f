import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { orderLines } from '@/api/db/schema/order';
import { aCustomer } from '@/tests/api/setup/customer';
import { aProduct, type TestGoods } from '@/tests/api/setup/goods';
import { aGuest } from '@/tests/api/setup/guest';
import { checkoutOf, oneClickOf, stockOf } from '@/tests/api/setup/order';
import { request } from '@/tests/api/setup/request';
import { testShop } from '@/tests/api/setup/shop';
import { wholeOrPart } from '@/tests/support/tier';

const slow = { timeout: 240_000 };
const ROUNDS = wholeOrPart(20, 1);
const PRICES = wholeOrPart(500, 40);

const place = (headers: Record<string, string>, goods: TestGoods[], amount = 1) =>
  request('/order/order', { headers, body: checkoutOf(goods, {}, amount) });
const oneClick = (headers: Record<string, string>, goods: TestGoods, amount = 1) =>
  request('/order/create', { headers, body: oneClickOf(goods, amount) });

test(
  'sells the last unit to exactly one of 400 concurrent orders, in every round',
  slow,
  async () => {
    const customers = await Promise.all(Array.from({ length: 20 }, () => aCustomer()));
    const guests = Array.from({ length: 20 }, () => aGuest('race'));

    for (let round = 0; round < ROUNDS; round++) {
      const last = await aProduct({ stock: 1 });
      const responses = await Promise.all(
        Array.from({ length: 200 }, (_, at) => [
          place(customers[at % 20]?.headers ?? {}, [last]),
          oneClick(guests[at % 20] ?? {}, last),
        ]).flat(),
      );

      const statuses = responses.map(({ status }) => status);
      expect(statuses.filter((status) => status === 200)).toHaveLength(1);
      expect(statuses.filter((status) => status === 409)).toHaveLength(399);
      expect(await soldOf(last)).toBe(1);
      expect(await stockOf(last)).toEqual({ left: 0, moved: -1, moves: 1 });
      const refused = responses.find(({ status }) => status === 409);
      expect(refused?.envelope.data).toMatchObject({
        code: 'out_of_stock',
        lines: [{ sub_product: last.variant, stock: 0 }],
      });
    }
  },
);

test(
  'sells no more than 57 units in 300 concurrent orders of one to three units',
  slow,
  async () => {
    const customers = await Promise.all(Array.from({ length: 20 }, () => aCustomer()));
    const goods = await aProduct({ stock: 57 });
    const responses = await Promise.all(
      Array.from({ length: 300 }, (_, at) =>
        place(customers[at % 20]?.headers ?? {}, [goods], 1 + (at % 3)),
      ),
    );

    const { left, moved, moves } = await stockOf(goods);
    const orders = responses.filter(({ status }) => status === 200).length;
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200, 409]));
    expect(left).toBeLessThan(3);
    expect(await soldOf(goods)).toBe(57 - left);
    expect({ moved, moves }).toEqual({ moved: left - 57, moves: orders });
  },
);

test('concurrent orders with two products in opposite order do not deadlock', slow, async () => {
  const customers = await Promise.all(Array.from({ length: 20 }, () => aCustomer()));
  const [one, other] = [await aProduct({ stock: 200 }), await aProduct({ stock: 200 })];
  const responses = await Promise.all(
    Array.from({ length: 200 }, (_, at) =>
      place(customers[at % 20]?.headers ?? {}, at % 2 === 0 ? [one, other] : [other, one]),
    ),
  );

  expect(responses.filter(({ status }) => status !== 200)).toEqual([]);
  expect([await stockOf(one), await stockOf(other)]).toMatchObject([{ left: 0 }, { left: 0 }]);
});

const amounts = [
  0,
  -1,
  1.5,
  2 ** 31,
  2 ** 53 + 1,
  '1e3',
  '0x10',
  ' 7',
  '',
  null,
  [],
  [1],
  {},
  true,
];

test.each(amounts.map((amount) => [amount]))('rejects an order of %j units', async (amount) => {
  const [{ headers }, goods] = [await aCustomer(), await aProduct()];
  const { variant: sub_product, product, price } = goods;
  const responses = [
    await request('/order/order', {
      headers,
      body: { ...checkoutOf([goods]), lines: [{ sub_product, amount, price }] },
    }),
    await request('/order/create', {
      headers: aGuest('race'),
      body: { ...oneClickOf(goods), products: [{ product, price, count: amount }] },
    }),
  ];
  expect(responses.map(({ status }) => status)).toEqual([422, 422]);
  expect(await stockOf(goods)).toEqual({ left: 9, moved: 0, moves: 0 });
});

test('charges no price invented by the client (B-85)', slow, async () => {
  const [{ headers }, guest] = [await aCustomer(), aGuest('race')];
  const goods = await aProduct({ stock: 5000, price: 120_000, discountedPrice: 99_000 });
  const { variant: sub_product, product } = goods;
  const madeUp = fc.oneof(
    fc.constantFrom<unknown>(1, 0, -5, 1e21, Number.NaN, '12', 99_000.5, null, [99_000], 120_000),
    fc.integer(),
    fc.double(),
    fc.string(),
  );

  await fc.assert(
    fc.asyncProperty(madeUp.filter(isNotThePrice), fc.boolean(), async (price, isOneClick) => {
      const { status } = isOneClick
        ? await request('/order/create', {
            headers: guest,
            body: { ...oneClickOf(goods), products: [{ product, price, count: 1 }] },
          })
        : await request('/order/order', {
            headers,
            body: { ...checkoutOf([goods]), lines: [{ sub_product, amount: 1, price }] },
          });
      expect([409, 422]).toContain(status);
    }),
    { numRuns: PRICES },
  );
  expect(await stockOf(goods)).toEqual({ left: 5000, moved: 0, moves: 0 });
});

function isNotThePrice(price: unknown): boolean {
  return price !== 99_000 && price !== '99000';
}

async function soldOf({ variant }: TestGoods): Promise<number> {
  const { ports } = await testShop();
  const lines = await ports.db.select().from(orderLines).where(eq(orderLines.variantId, variant));
  return lines.reduce((sum, { amount }) => sum + amount, 0);
}
