import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '@/api/db/database';
import type { OrderRow } from '@/api/db/schema/order';
import { payments } from '@/api/db/schema/order';
import { lockOrder } from '@/api/order/order-transitions';
import { takesMoney } from '@/api/order/payments/record';
import { dueOf } from '@/lib/domain/order/amounts';
import { canTakePayment } from '@/lib/domain/order/order-status';
import { type Fault, faultOf } from './fault';
import { toTiyin } from './view';

/** The `account` in Payme's requests: the order number, as a number or as text. */
export const account = z.object({ order_id: z.union([z.string(), z.number()]) });
export type Account = z.infer<typeof account>;

/** Locks the order that the account names. Returns `null` when there is none. */
export async function orderOf(tx: Db, { order_id: given }: Account): Promise<OrderRow | null> {
  const text = String(given);
  return /^\d{1,9}$/.test(text) ? lockOrder(tx, Number(text)) : null;
}

/**
 * Returns the reason why the order cannot be paid with this amount; `null` if it can.
 * @param tiyin - The amount from Payme, in tiyin (1/100 UZS).
 */
export async function refusal(tx: Db, order: OrderRow, tiyin: number): Promise<Fault | null> {
  if (order.status === 'canceled') return faultOf('closed');
  if (!canTakePayment(order.status, order.paymentStatus)) return faultOf('paid');
  // Precedes the amount, because nothing is due for an order that was returned entirely.
  if (!takesMoney(order)) return faultOf('notForPayme');
  if (tiyin !== toTiyin(dueOf(order))) return faultOf('badAmount');
  const [open] = await tx
    .select({ id: payments.id })
    .from(payments)
    .where(
      and(
        eq(payments.orderId, order.id),
        eq(payments.provider, 'payme'),
        eq(payments.state, 'created'),
      ),
    )
    .limit(1);
  return open ? faultOf('busy') : null;
}
