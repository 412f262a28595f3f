import {
  INSTALLMENT_FIRST_PERCENT,
  INSTALLMENT_YEARLY_PERCENT,
  type Locale,
} from '@/lib/constants';
import { formatPrice } from '@/lib/domain/text/money';

/**
 * A payment plan with amounts in whole UZS. The first payment and all monthly payments add up to
 * `order_value` plus `overpayment`.
 */
export type InstallmentPlan = {
  months: number;
  order_value: number;
  first_payment: number;
  monthly_payment: number;
  overpayment: number;
};

const MONTHS_A_YEAR = 12;
const MONTHLY_STEP = 100;

/**
 * Computes the payment plan of an order (B-88).
 *
 * The monthly payment is rounded up to a multiple of 100 UZS, so that all monthly payments are
 * equal.
 *
 * @param orderValue - The price of the order, which includes the first payment, in whole UZS.
 */
export function installmentPlan(orderValue: number, months: number): InstallmentPlan {
  const first = dividedUp(orderValue * INSTALLMENT_FIRST_PERCENT, 100);
  const rest = orderValue - first;
  const charge = dividedUp(rest * INSTALLMENT_YEARLY_PERCENT * months, 100 * MONTHS_A_YEAR);
  const monthly = dividedUp(rest + charge, months * MONTHLY_STEP) * MONTHLY_STEP;
  return {
    months,
    order_value: orderValue,
    first_payment: first,
    monthly_payment: monthly,
    overpayment: first + monthly * months - orderValue,
  };
}

/** Returns the values for the message that describes a plan. */
export function planText(
  { months, first_payment: first, monthly_payment: monthly }: InstallmentPlan,
  locale: Locale,
) {
  return { months, first: formatPrice(first, locale), monthly: formatPrice(monthly, locale) };
}

/** Returns whether the available limit covers the whole order; both in UZS. */
export function coversOrder(availableLimit: number, orderValue: number): boolean {
  return orderValue <= availableLimit;
}

/** Divides and rounds up with integers only: floating-point results can be off by 1 UZS. */
function dividedUp(value: number, by: number): number {
  const rest = value % by;
  return (value - rest) / by + (rest > 0 ? 1 : 0);
}
