import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CONTENT_LOCALES, INSTALLMENT_TERMS } from '@/lib/constants';
import type { TestCustomer } from '@/tests/api/setup/customer';
import { aCustomer } from '@/tests/api/setup/customer';
import { aProduct } from '@/tests/api/setup/goods';
import { read } from '@/tests/api/setup/request';

const LIMIT = 1_000_000_000;

const line = fc.record({
  price: fc.integer({ min: 1, max: 700_000 }),
  /** The percentage of the price that remains after the discount, if there is one. */
  left: fc.option(fc.integer({ min: 1, max: 99 })),
  amount: fc.integer({ min: 1, max: 4 }),
  express: fc.boolean(),
});
const wish = fc.record({
  lines: fc.array(line, { minLength: 1, maxLength: 3 }),
  region: fc.constantFrom(1726, 1727, 1735),
  months: fc.constantFrom(...INSTALLMENT_TERMS),
});

const orderOf = (id: number, { headers }: TestCustomer, locale: 'uz' | 'ru') =>
  read('order.get', `/order/order/${id}`, { headers, locale });
const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);

test('places orders with the discounts, delivery and plan of the quote (B-86, B-88)', async () => {
  await fc.assert(
    fc.asyncProperty(wish, async ({ lines, region, months }) => {
      const customer = await aCustomer({ instalmentLimit: LIMIT });
      const { headers } = customer;
      const cities = await read('geo.cities', `/core/cities?region=${region}`);
      const district = cities.results[0]?.id ?? 0;
      const goods = await Promise.all(
        lines.map(async ({ price, left, amount, express }) => {
          const discountedPrice = left === null ? null : Math.ceil((price * left) / 100);
          const made = await aProduct({ price, discountedPrice, express, stock: amount });
          return { sub_product: made.variant, amount, price: made.price, full: price };
        }),
      );
      const wanted = goods.map(({ full: _, ...one }) => one);
      const quote = await read('order.quote', '/order/quote', {
        headers,
        body: { lines: wanted, delivery: { type: 'courier', district } },
      });
      const order = await read('order.place', '/order/order', {
        headers,
        body: {
          lines: wanted,
          payment: 'instalment',
          months,
          full_name: 'Madina Karimova',
          phone_number: '+998 90 123-45-67',
          delivery: { type: 'courier', region, district, house: 'Navoiy, 1' },
        },
      });

      const paid = sum(goods.map(({ price, amount }) => price * amount));
      const full = sum(goods.map((one) => one.full * one.amount));
      expect(quote).toMatchObject({
        full,
        discount: full - paid,
        delivery_price: order.delivery_price,
      });
      expect(order.price).toBe(paid + order.delivery_price);
      expect(quote.total).toBe(order.price);
      expect(sum(order.products.map(({ total }) => total))).toBe(paid);

      const plan = quote.instalments.find((one) => one.months === months);
      const { available_limit: before, is_sufficient: _, ...figures } = plan ?? {};
      expect(order.instalment).toEqual(figures);
      const { first_payment, monthly_payment, overpayment } = order.instalment ?? never();
      expect(first_payment + monthly_payment * months).toBe(order.price + overpayment);
      const { available_limit } = await read('user.instalment', '/user/instalment', { headers });
      expect([before, available_limit]).toEqual([LIMIT, LIMIT - order.price]);

      const [uz, ru] = await Promise.all(
        CONTENT_LOCALES.map((locale) => orderOf(order.id, customer, locale)),
      );
      for (const name of ['price', 'delivery_price', 'instalment'] as const) {
        expect([uz?.[name], ru?.[name]]).toEqual([order[name], order[name]]);
      }
    }),
    { numRuns: 12 },
  );
});

function never(): never {
  throw new Error('an installment order has a plan');
}
