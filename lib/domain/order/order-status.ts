import {
  type Delivery,
  ORDER_STAGES,
  type OrderStage,
  type OrderStatus,
  type PaymentStatus,
} from '@/lib/constants';
import type { PaymentMethod } from '@/lib/domain/order/payment-methods';

/** The allowed status transitions. */
const statusEdges: Record<OrderStatus, readonly OrderStatus[]> = {
  new: ['in_progress', 'canceled'],
  in_progress: ['done', 'canceled'],
  done: [],
  canceled: [],
};

/** The allowed transitions of the payment status. */
const paymentEdges: Record<PaymentStatus, readonly PaymentStatus[]> = {
  waiting: ['confirmed', 'rejected'],
  rejected: ['waiting'],
  confirmed: ['refunded'],
  refunded: [],
};

const paidOnReceipt: readonly PaymentMethod[] = ['cash', 'card'];

export const ACTIVE_STATUSES: readonly OrderStatus[] = ['new', 'in_progress'];
export const COMPLETED_STATUSES: readonly OrderStatus[] = ['done', 'canceled'];

/** Returns whether the order is neither done nor canceled. */
export function isActive(status: OrderStatus): boolean {
  return ACTIVE_STATUSES.includes(status);
}

/** Returns whether an order may change from one status to another. */
export function canMove(from: OrderStatus, to: OrderStatus): boolean {
  return statusEdges[from].includes(to);
}

/**
 * Returns whether an order may enter a stage of its delivery. Stages can be skipped but not
 * repeated or undone, and only pickup orders have the stage `at_point`.
 *
 * @param reached - The recorded stages; other values are ignored.
 */
export function canReachStage(
  { status, delivery }: { status: OrderStatus; delivery: Delivery },
  reached: readonly string[],
  to: OrderStage,
): boolean {
  if (!isActive(status) || (to === 'at_point' && delivery !== 'pickup')) return false;
  const later = ORDER_STAGES.slice(ORDER_STAGES.indexOf(to));
  return !later.some((stage) => reached.includes(stage));
}

/** Returns whether a payment may change from one status to another. */
export function canMovePayment(from: PaymentStatus, to: PaymentStatus): boolean {
  return paymentEdges[from].includes(to);
}

/**
 * Returns whether the customer may cancel the order. It must be new and unpaid, because the shop
 * cannot refund money automatically (ADR 043).
 */
export function canCustomerCancel(status: OrderStatus, payment: PaymentStatus): boolean {
  return status === 'new' && payment !== 'confirmed';
}

/** Returns whether a canceled order was paid and still has to be refunded. */
export function isRefundDue(status: OrderStatus, payment: PaymentStatus): boolean {
  return status === 'canceled' && payment === 'confirmed';
}

/** Returns whether the order is not canceled and its payment is `waiting` or `rejected`. */
export function canTakePayment(status: OrderStatus, payment: PaymentStatus): boolean {
  return status !== 'canceled' && (payment === 'waiting' || payment === 'rejected');
}

/**
 * Returns whether the order page shows the payment status. It is shown after a payment or a refund,
 * and for active or received orders that are paid online or in installments.
 */
export function isPaymentStatusShown(
  status: OrderStatus,
  payment: PaymentStatus,
  method: PaymentMethod,
): boolean {
  if (payment === 'confirmed' || payment === 'refunded') return true;
  return status !== 'canceled' && !paidOnReceipt.includes(method);
}
