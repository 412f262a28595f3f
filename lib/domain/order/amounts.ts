import type { OrderStatus, PaymentStatus } from '@/lib/constants';
import type { Order } from '@/lib/contract/order';
import { canTakePayment } from './order-status';

/**
 * `paidTotal` is `null` if the order is unpaid or was paid before this field existed. All amounts
 * are in UZS.
 */
type Paid = { paymentStatus: PaymentStatus; paidTotal: number | null; total: number };

/** Returns the price of an order without the returned units, in UZS. */
export function dueOf({ total, returnedTotal }: { total: number; returnedTotal: number }): number {
  return total - returnedTotal;
}

/** Returns the amount in UZS that was paid for an order, even if it has been refunded. */
export function paidOf({ paymentStatus, paidTotal, total }: Paid): number {
  const isPaid = paymentStatus === 'confirmed' || paymentStatus === 'refunded';
  return isPaid ? (paidTotal ?? total) : 0;
}

/** Returns the amount that the shop still has to refund to the shopper, in UZS. */
export function refundDueOf(
  order: Paid & { status: OrderStatus; returnedTotal: number },
  refunded: number,
): number {
  // Older orders have no refund rows; only their payment status records a refund.
  if (order.paymentStatus !== 'confirmed') return 0;
  const kept = order.status === 'canceled' ? 0 : dueOf(order);
  return Math.max(0, paidOf(order) - kept - refunded);
}

/** The total price of an order's returned units and the total of its refunds, in UZS. */
type MoneyBack = { returned: number; refunded: number };

/** Adds up an order's returns and, separately, its refunds. */
export function moneyBackOf({
  returns = [],
  refunds = [],
}: Pick<Order, 'returns' | 'refunds'>): MoneyBack {
  return {
    returned: returns.reduce((sum, { price }) => sum + price, 0),
    refunded: refunds.reduce((sum, { amount }) => sum + amount, 0),
  };
}

/** Returns whether an order can be paid and an amount remains to be paid after its returns. */
export function isPaymentDue(order: Order): boolean {
  const isOpen = canTakePayment(order.status, order.payment_status);
  return isOpen && order.price > moneyBackOf(order).returned;
}

type Line = { price: number; amount: number; promoDiscount: number; returned: number };

/**
 * Returns the price in UZS of the next units that a customer returns from a line, less their share
 * of the promo discount. The prices of all units add up to the price of the line after discount.
 */
export function returnedPrice(line: Line, units: number): number {
  return priceOfFirst(line, line.returned + units) - priceOfFirst(line, line.returned);
}

function priceOfFirst({ price, amount, promoDiscount }: Line, units: number): number {
  return price * units - Math.floor((promoDiscount * units) / amount);
}
