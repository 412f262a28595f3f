import { INSTALMENT_FIRST_PERCENT, INSTALMENT_YEARLY_PERCENT } from '@/lib/constants';

/** In Uzbek sums. The first and the monthly payments exceed the value by `overpayment`. */
export type InstalmentPlan = {
  months: number;
  order_value: number;
  first_payment: number;
  monthly_payment: number;
  overpayment: number;
};

const MONTHS_A_YEAR = 12;

/**
 * A share at once, the rest with a yearly charge in equal months (B-88). Fractions are rounded up,
 * so that the last month is not larger than the others.
 */
export function instalmentPlan(orderValue: number, months: number): InstalmentPlan {
  const first = dividedUp(orderValue * INSTALMENT_FIRST_PERCENT, 100);
  const rest = orderValue - first;
  const charge = dividedUp(rest * INSTALMENT_YEARLY_PERCENT * months, 100 * MONTHS_A_YEAR);
  const monthly = dividedUp(rest + charge, months);
  return {
    months,
    order_value: orderValue,
    first_payment: first,
    monthly_payment: monthly,
    overpayment: first + monthly * months - orderValue,
  };
}

/** The limit must cover the whole order. */
export function coversOrder(availableLimit: number, orderValue: number): boolean {
  return orderValue <= availableLimit;
}

/** Whole numbers only: floating point could be one sum off. */
function dividedUp(value: number, by: number): number {
  const rest = value % by;
  return (value - rest) / by + (rest > 0 ? 1 : 0);
}
