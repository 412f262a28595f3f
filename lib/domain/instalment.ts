import { INSTALMENT_FIRST_PERCENT, INSTALMENT_YEARLY_PERCENT } from '@/lib/constants';

/** All in sums. `first_payment` and the monthly ones together are `overpayment` above the value. */
export type InstalmentPlan = {
  months: number;
  order_value: number;
  first_payment: number;
  monthly_payment: number;
  overpayment: number;
};

const MONTHS_A_YEAR = 12;

/**
 * A share at once, the rest with a yearly charge on it in equal months (B-88). Fractions
 * go up, so that the last month is no larger than the others.
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

/** The whole order must fit into what the customer may still owe. */
export function coversOrder(availableLimit: number, orderValue: number): boolean {
  return orderValue <= availableLimit;
}

/** In whole numbers: a quotient in floating point could be a sum off. */
function dividedUp(value: number, by: number): number {
  const rest = value % by;
  return (value - rest) / by + (rest > 0 ? 1 : 0);
}
