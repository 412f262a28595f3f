import { INSTALMENT_FIRST_PERCENT, INSTALMENT_YEARLY_PERCENT, type Locale } from '@/lib/constants';
import { formatPrice } from '@/lib/domain/text/money';

/** In Uzbek sums. The first and the monthly payments exceed the value by `overpayment`. */
export type InstalmentPlan = {
  months: number;
  order_value: number;
  first_payment: number;
  monthly_payment: number;
  overpayment: number;
};

const MONTHS_A_YEAR = 12;
const MONTHLY_STEP = 100;

/** Fractions are rounded up, so that the last month is not larger than the others (B-88). */
export function instalmentPlan(orderValue: number, months: number): InstalmentPlan {
  const first = dividedUp(orderValue * INSTALMENT_FIRST_PERCENT, 100);
  const rest = orderValue - first;
  const charge = dividedUp(rest * INSTALMENT_YEARLY_PERCENT * months, 100 * MONTHS_A_YEAR);
  const monthly = dividedUp(rest + charge, months * MONTHLY_STEP) * MONTHLY_STEP;
  return {
    months,
    order_value: orderValue,
    first_payment: first,
    monthly_payment: monthly,
    overpayment: first + monthly * months - orderValue,
  };
}

export function planText(
  { months, first_payment: first, monthly_payment: monthly }: InstalmentPlan,
  locale: Locale,
) {
  return { months, first: formatPrice(first, locale), monthly: formatPrice(monthly, locale) };
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
