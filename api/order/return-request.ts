import { and, asc, eq, gt, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Db } from '@/api/db/database';
import { orderEvents, orderLines, returnRequests } from '@/api/db/schema/order';
import { inTransaction } from '@/api/db/transaction';
import { readSettings } from '@/api/services/content/settings';
import { Conflict, Invalid, NotFound } from '@/api/shared/errors';
import type { Ports } from '@/api/shared/ports';
import type { Received } from '@/lib/contract/contract';
import { returnUntil } from '@/lib/domain/order/returns';
import { lockOrder } from './order-transitions';

type Input = Received<'order.return'>['body'] & { customer: number; id: number };

/**
 * Stores a customer's request to return lines of a received order. The shop arranges the return
 * with the customer. Idempotent: a line keeps its first request until the shop has taken units
 * back; a return of the remaining units can then be requested.
 *
 * @throws NotFound when the order does not exist or belongs to another customer.
 * @throws Conflict when the order has not been received, or the return period is over.
 * @throws Invalid when a line belongs to another order or was returned entirely.
 */
export async function requestReturn(
  { db, now }: Pick<Ports, 'db' | 'now'>,
  { customer, id, lines, reason }: Input,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, id);
    if (order?.customerId !== customer) throw new NotFound('noOrder');
    const until = order.status === 'done' ? await endOfReturns(tx, id) : null;
    if (until === null || until < now()) throw new Conflict('returnLate');
    const wanted = [...new Set(lines)];
    const own = await tx
      .select({ id: orderLines.id })
      .from(orderLines)
      .where(
        and(
          eq(orderLines.orderId, id),
          inArray(orderLines.id, wanted),
          gt(orderLines.amount, orderLines.returned),
        ),
      )
      .limit(wanted.length);
    if (own.length < wanted.length) throw new Invalid({ lines: 'fieldInvalid' });
    const requests = wanted.map((lineId) => ({ lineId, reason, createdAt: now() }));
    await tx
      .insert(returnRequests)
      .values(requests)
      .onConflictDoUpdate({
        target: returnRequests.lineId,
        set: { reason, createdAt: now(), closedAt: sql`null` },
        setWhere: isNotNull(returnRequests.closedAt),
      });
  });
}

async function endOfReturns(tx: Db, orderId: number): Promise<Date | null> {
  const { return_days: days } = await readSettings(tx);
  const [received] = await tx
    .select({ at: orderEvents.at })
    .from(orderEvents)
    .where(
      and(
        eq(orderEvents.orderId, orderId),
        eq(orderEvents.kind, 'status'),
        eq(orderEvents.value, 'done'),
      ),
    )
    .orderBy(asc(orderEvents.id))
    .limit(1);
  return received ? returnUntil(received.at, days) : null;
}
