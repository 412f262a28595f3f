import { and, gt, inArray, lte, or, sql } from 'drizzle-orm';
import { noteFailure } from '@/api/db/failure';
import { type OrderRow, orders } from '@/api/db/schema/order';
import { inTransaction } from '@/api/db/transaction';
import { recordEvent, snapshotOf } from '@/api/outbox/record';
import type { Ports } from '@/api/shared/ports';
import { ACTIVE_STATUSES } from '@/lib/domain/order/order-status';
import { requireOrder } from './order-transitions';

type Shop = Pick<Ports, 'db' | 'now'>;

/** Time between the message to staff and the cancellation of an order. */
export const WARNED_BEFORE_MS = 2 * 60 * 60 * 1000;
const WARNED_AT_ONCE = 100;

/**
 * Records an event for each order that will be canceled within two hours unless it is confirmed or
 * paid, once per deadline.
 */
export async function warnOfLapsing(shop: Shop): Promise<void> {
  const now = shop.now();
  const until = new Date(now.getTime() + WARNED_BEFORE_MS);
  const isNear = or(
    and(gt(orders.confirmUntil, now), lte(orders.confirmUntil, until)),
    and(gt(orders.payUntil, now), lte(orders.payUntil, until)),
  );
  const isNew = sql`not exists (select from outbox_events e where e.order_id = ${orders.id}
    and e.type = 'order.lapsing' and e.at > ${new Date(now.getTime() - WARNED_BEFORE_MS)})`;
  const rows = await shop.db
    .select({ id: orders.id })
    .from(orders)
    .where(and(isNear, inArray(orders.status, ACTIVE_STATUSES), isNew))
    .limit(WARNED_AT_ONCE);
  for (const { id } of rows) {
    await warn(shop, id).catch((error: unknown) => noteFailure(`order ${id}`, error));
  }
}

/**
 * Records the event after checking again under the lock, because the order may have been confirmed
 * or paid in the meantime.
 */
async function warn({ db, now }: Shop, id: number): Promise<void> {
  await inTransaction(db, async (tx) => {
    const order = await requireOrder(tx, id);
    const deadline = deadlineOf(order);
    const at = now();
    if (!deadline || deadline.until <= at) return;
    await recordEvent(tx, {
      type: 'order.lapsing',
      orderId: id,
      data: {
        order: await snapshotOf(tx, id),
        lapses_at: deadline.until.toISOString(),
        reason: deadline.reason,
      },
      onceKey: `order.lapsing:${id}:${deadline.until.getTime()}`,
      at,
    });
  });
}

/** Returns the earlier of the confirmation and payment deadlines, or `null` if there is none. */
function deadlineOf({ confirmUntil, payUntil }: OrderRow) {
  const unconfirmed = confirmUntil && ({ until: confirmUntil, reason: 'unconfirmed' } as const);
  const unpaid = payUntil && ({ until: payUntil, reason: 'unpaid' } as const);
  if (!unconfirmed || !unpaid) return unconfirmed ?? unpaid;
  return unconfirmed.until < unpaid.until ? unconfirmed : unpaid;
}
