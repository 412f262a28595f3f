import { asc, eq, inArray, sum } from 'drizzle-orm';
import type { Db } from '@/api/db/database';
import { type OrderRow, refunds } from '@/api/db/schema/order';
import { recordRefundEvent } from '@/api/outbox/order-event';
import type { OrderActor } from '@/lib/constants';
import { paidOf } from '@/lib/domain/order/amounts';

export type RefundRow = typeof refunds.$inferSelect;
/** A refund to store. `amount` is in UZS; the note is for staff. */
type Refund = { amount: number; note: string; actor: OrderActor; at: Date };

const REFUNDS_MAX = 100;

/** Reads the refunds of orders, oldest first. */
export async function readRefunds(db: Db, ids: number[]): Promise<RefundRow[]> {
  return db
    .select()
    .from(refunds)
    .where(inArray(refunds.orderId, ids))
    .orderBy(asc(refunds.id))
    .limit(ids.length * REFUNDS_MAX);
}

/** Returns the part of the paid amount that has not been refunded, in UZS. */
export async function refundableOf(tx: Db, order: OrderRow): Promise<number> {
  const [row] = await tx
    .select({ refunded: sum(refunds.amount) })
    .from(refunds)
    .where(eq(refunds.orderId, order.id));
  return Math.max(0, paidOf(order) - Number(row?.refunded ?? 0));
}

/** Stores a refund and its event. The caller has locked the order and checked the amount. */
export async function insertRefund(tx: Db, { id }: OrderRow, refund: Refund): Promise<void> {
  await tx.insert(refunds).values({ orderId: id, ...refund });
  await recordRefundEvent(tx, { orderId: id, ...refund });
}
