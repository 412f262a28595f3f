import type { OrderStatus, PaymentStatus } from '@/lib/constants';
import type { PaymentMethod } from '@/lib/domain/order/payment-methods';

const statusEdges: Record<OrderStatus, readonly OrderStatus[]> = {
  new: ['in_progress', 'canceled'],
  in_progress: ['done', 'canceled'],
  done: [],
  canceled: [],
};

const paymentEdges: Record<PaymentStatus, readonly PaymentStatus[]> = {
  waiting: ['confirmed', 'rejected'],
  rejected: ['waiting'],
  confirmed: ['refunded'],
  refunded: [],
};

const paidOnReceipt: readonly PaymentMethod[] = ['cash', 'card'];

export const ACTIVE_STATUSES: readonly OrderStatus[] = ['new', 'in_progress'];
export const COMPLETED_STATUSES: readonly OrderStatus[] = ['done', 'canceled'];

export function isActive(status: OrderStatus): boolean {
  return ACTIVE_STATUSES.includes(status);
}

export function canMove(from: OrderStatus, to: OrderStatus): boolean {
  return statusEdges[from].includes(to);
}

export function canMovePayment(from: PaymentStatus, to: PaymentStatus): boolean {
  return paymentEdges[from].includes(to);
}

/** The shopper may cancel what nobody works on yet; the shop cannot return money by itself (record 043). */
export function canCustomerCancel(status: OrderStatus, payment: PaymentStatus): boolean {
  return status === 'new' && payment !== 'confirmed';
}

export function isRefundDue(status: OrderStatus, payment: PaymentStatus): boolean {
  return status === 'canceled' && payment === 'confirmed';
}

/** A cancelled order takes no payment, but what was paid can be refunded. */
export function canTakePayment(status: OrderStatus, payment: PaymentStatus): boolean {
  return status !== 'canceled' && (payment === 'waiting' || payment === 'rejected');
}

/** Nobody waits for the money of a cancelled order, nor for what was paid when a done one was received. */
export function isPaymentTold(
  status: OrderStatus,
  payment: PaymentStatus,
  method: PaymentMethod,
): boolean {
  if (status === 'canceled') return payment === 'confirmed' || payment === 'refunded';
  return status !== 'done' || payment !== 'waiting' || !paidOnReceipt.includes(method);
}
