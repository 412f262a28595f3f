import fc from 'fast-check';
import { test } from 'vitest';
import { ORDER_AMOUNT_MAX } from '@/lib/constants';
import { cartTotal } from '@/lib/domain/order/cart-total';
import { oneClickTotal } from '@/lib/domain/order/one-click';

const RUNS = 100_000;
const slow = { timeout: 60_000 };
const price = fc.integer({ min: 1, max: 1_000_000_000 });
const amount = fc.integer({ min: 1, max: 1000 });

const line = fc
  .record({
    price,
    share: fc.option(fc.integer({ min: 1, max: 99 })),
    amount,
    checked: fc.boolean(),
  })
  .map(({ share, ...rest }) => ({
    ...rest,
    discounted: share === null ? null : Math.max(1, Math.floor((rest.price * share) / 100)),
  }));

test('adds up carts exactly (S9-23, S9-24)', slow, () => {
  fc.assert(
    fc.property(fc.array(line, { maxLength: 20 }), (lines) => {
      const { full, total, discount } = cartTotal(
        lines.map(({ checked, amount, price, discounted }) => ({
          checked,
          amount,
          sub_product: { price, discounted_price: discounted },
        })),
      );
      const ticked = lines.filter(({ checked }) => checked);
      const exactly = (of: (one: (typeof lines)[number]) => number) =>
        ticked.reduce((sum, one) => sum + BigInt(of(one)) * BigInt(one.amount), 0n);
      const before = exactly((one) => one.price);
      const after = exactly((one) => one.discounted ?? one.price);
      return BigInt(full) === before && BigInt(total) === after && full - total === discount;
    }),
    { numRuns: RUNS },
  );
});

test('computes both kinds of sales exactly and rounds halves up (S9-21, S9-22)', slow, () => {
  const percent = fc.integer({ min: 1, max: 99 });
  fc.assert(
    fc.property(price, amount, percent, fc.boolean(), (full, count, sale, isPercent) => {
      if (full * count > ORDER_AMOUNT_MAX) return true;
      const unit = isPercent ? (BigInt(full) * BigInt(100 - sale) + 50n) / 100n : BigInt(sale);
      const product = { price: full, sale, sale_type: isPercent ? 'percent' : 'fixed' } as const;
      return BigInt(oneClickTotal(product, count)) === unit * BigInt(count);
    }),
    { numRuns: RUNS },
  );
});
