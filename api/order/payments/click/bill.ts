import type { Db } from '@/api/db/database';
import type { OrderRow } from '@/api/db/schema/order';
import { lockOrder } from '@/api/order/order-transitions';
import { takesMoney } from '@/api/order/payments/record';
import { dueOf } from '@/lib/domain/order/amounts';
import { type ClickResponse, faultOf } from './fault';
import type { ClickRequest } from './request';

const SUMS = /^(\d{1,15})(?:\.0{1,2})?$/;

/**
 * Locks the order that the request names. Returns a fault if the order does not exist or the amount
 * differs.
 */
export async function billed(
  tx: Db,
  { merchant_trans_id: id, amount }: ClickRequest,
): Promise<{ order: OrderRow } | { fault: ClickResponse }> {
  const order = /^\d{1,9}$/.test(id) ? await lockOrder(tx, Number(id)) : null;
  if (!order) return { fault: faultOf('noOrder') };
  if (Number(SUMS.exec(amount)?.[1]) !== dueOf(order)) return { fault: faultOf('badAmount') };
  return { order };
}

/** Returns the fault that prevents a payment of the order; `null` if it can be paid. */
export function closedAs(order: OrderRow): ClickResponse | null {
  if (takesMoney(order)) return null;
  return order.status === 'canceled' ? faultOf('canceled') : faultOf('paid');
}
