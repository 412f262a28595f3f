import type { OrderStatus, PaymentStatus } from '@/lib/constants';
import type { PaymentMethod } from '@/lib/domain/order/payment-methods';
import { isOnlinePayment } from './checkout';
import { isRefundDue } from './order-status';

type OrderState = { status: OrderStatus; payment: PaymentMethod; payment_status: PaymentStatus };

/** `refundDue` means that the order is canceled and its payment still has to be refunded. */
export type OrderOutcome =
  | 'accepted'
  | 'waiting'
  | 'confirmed'
  | 'rejected'
  | 'refunded'
  | 'refundDue'
  | 'canceled';

/**
 * Derives the state that the order page shows. Only orders with an online payment are `waiting` or
 * `rejected`.
 */
export function orderOutcome({
  status,
  payment,
  payment_status: paymentStatus,
}: OrderState): OrderOutcome {
  if (paymentStatus === 'refunded') return 'refunded';
  if (isRefundDue(status, paymentStatus)) return 'refundDue';
  if (status === 'canceled') return 'canceled';
  if (paymentStatus === 'confirmed') return 'confirmed';
  return isOnlinePayment(payment) ? paymentStatus : 'accepted';
}
