import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  INSTALLMENT_FIRST_PERCENT,
  INSTALLMENT_TERMS,
  INSTALLMENT_YEARLY_PERCENT,
  ORDER_AMOUNT_MAX,
} from '@/lib/constants';
import { coversOrder, installmentPlan, planText } from '@/lib/domain/order/installment';
import { formatPrice } from '@/lib/domain/text/money';

const slow = { timeout: 60_000 };

test.each([
  [3, 2_000_000, 200_000, 636_000, 108_000],
  [6, 2_000_000, 200_000, 336_000, 216_000],
  [12, 2_000_000, 200_000, 186_000, 432_000],
  [12, 5_388_000, 538_800, 501_100, 1_164_000],
  [3, 1, 1, 0, 0],
])(
  'plans %i months for %i UZS: %i first, %i per month, %i extra (B-88)',
  (months, value, first, each, above) => {
    expect(installmentPlan(value, months)).toEqual({
      months,
      order_value: value,
      first_payment: first,
      monthly_payment: each,
      overpayment: above,
    });
  },
);

test('plans payments that add up exactly to the order total plus overpayment (B-88)', slow, () => {
  const values = fc.integer({ min: 1, max: ORDER_AMOUNT_MAX });
  fc.assert(
    fc.property(values, fc.constantFrom(...INSTALLMENT_TERMS), (value, months) => {
      const plan = installmentPlan(value, months);
      const first = up(BigInt(value) * BigInt(INSTALLMENT_FIRST_PERCENT), 100n);
      const rest = BigInt(value) - first;
      const charge = up(rest * BigInt(INSTALLMENT_YEARLY_PERCENT) * BigInt(months), 1200n);
      const monthly = up(rest + charge, BigInt(months) * 100n) * 100n;
      const paid = plan.first_payment + plan.monthly_payment * months;
      return (
        BigInt(plan.first_payment) === first &&
        BigInt(plan.monthly_payment) === monthly &&
        paid === value + plan.overpayment
      );
    }),
    { numRuns: 100_000 },
  );
});

test('charges more than the price for an installment of any length (B-90)', () => {
  for (const months of INSTALLMENT_TERMS) {
    expect(installmentPlan(100_000, months).overpayment).toBeGreaterThan(0);
  }
});

test('charges at most half of the financed amount for a year', () => {
  const { overpayment, order_value, first_payment } = installmentPlan(10_000_000, 12);
  expect(overpayment).toBeLessThanOrEqual((order_value - first_payment) / 2);
});

test('allows an installment for an order up to and including the limit (S5-23, B-89)', () => {
  expect([-1, 0, 1].map((more) => coversOrder(500 + more, 500))).toEqual([false, true, true]);
});

function up(value: bigint, by: bigint): bigint {
  return (value + by - 1n) / by;
}

test('formats the months and payments of an installment plan', () => {
  expect(planText(installmentPlan(2_000_000, 3), 'uz')).toEqual({
    months: 3,
    first: formatPrice(200_000, 'uz'),
    monthly: formatPrice(636_000, 'uz'),
  });
});
