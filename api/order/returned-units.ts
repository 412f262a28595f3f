import { and, count, eq } from 'drizzle-orm';
import {
  type CatalogPorts,
  type CatalogTx,
  changeCatalog,
} from '@/api/catalog/live/catalog-changed';
import {
  type OrderRow,
  orderLines,
  orderReturns,
  orders,
  returnRequests,
} from '@/api/db/schema/order';
import { onCommit } from '@/api/db/transaction';
import { recordReturnEvent } from '@/api/outbox/order-event';
import { OperatorFailure } from '@/api/shared/errors';
import type { Ports } from '@/api/shared/ports';
import { dueOf, returnedPrice } from '@/lib/domain/order/amounts';
import { installmentPlan } from '@/lib/domain/order/installment';
import { count as countMetric } from '@/lib/telemetry/metrics';
import { lineNumber } from './order-number';
import { requireOrder } from './order-transitions';
import { lockVariants, moveStock } from './stock';

type Line = typeof orderLines.$inferSelect;
/** `line` is the position of the line in its order, starting from 1. */
type Returned = { id: number; line: number; units: number };

const CONFLICT = 409;

/**
 * Takes units of a received order back: restores their stock, adds their price to the returned
 * total of the order, and closes the shopper's return request for the line. The plan of an unpaid
 * installment order is computed again.
 *
 * @throws NotFound when the order does not exist.
 * @throws OperatorFailure when the order has not been received, the line does not exist, or fewer
 * than `units` of it can still be returned.
 */
export async function returnUnits(
  shop: Pick<Ports, 'now'> & CatalogPorts,
  { id, line: position, units }: Returned,
): Promise<void> {
  await changeCatalog(shop, async (tx) => {
    const order = await requireOrder(tx, id);
    if (order.status !== 'done') {
      refuse(`order ${id} is ${order.status}. Only units of a done order can be returned`);
    }
    const line = await requireLine(tx, order, position);
    refuseTooMany(line, units, position);
    await takeBack(tx, order, { line, units, at: shop.now() });
  });
}

async function requireLine(tx: CatalogTx, { id }: OrderRow, position: number): Promise<Line> {
  const isSought = and(eq(orderLines.orderId, id), eq(orderLines.id, lineNumber(id, position)));
  const [line] = await tx.select().from(orderLines).where(isSought).limit(1);
  if (line) return line;
  const [all] = await tx
    .select({ lines: count() })
    .from(orderLines)
    .where(eq(orderLines.orderId, id));
  return refuse(`order ${id} has no line ${position}. Its lines are 1 to ${all?.lines}`);
}

function refuseTooMany({ amount, returned }: Line, units: number, position: number): void {
  const left = amount - returned;
  if (units <= left) return;
  if (left === 0) refuse(`every unit of line ${position} was already returned (units: ${amount})`);
  const before = returned > 0 ? `, already returned: ${returned}` : '';
  refuse(`line ${position} (units: ${amount}${before}): at most ${left} can be returned`);
}

type Taking = { line: Line; units: number; at: Date };

async function takeBack(
  tx: CatalogTx,
  order: OrderRow,
  { line, units, at }: Taking,
): Promise<void> {
  const { id: orderId } = order;
  const { id: lineId, variantId, productId } = line;
  const amount = returnedPrice(line, units);
  await lockVariants(tx, [variantId]);
  const move = { variantId, productId, change: units };
  await moveStock(tx, [move], { reason: 'return', orderId, at });
  await tx
    .update(orderLines)
    .set({ returned: line.returned + units })
    .where(eq(orderLines.id, lineId));
  await tx.insert(orderReturns).values({ orderId, lineId, units, amount, at });
  await tx.update(returnRequests).set({ closedAt: at }).where(eq(returnRequests.lineId, lineId));
  const returnedTotal = order.returnedTotal + amount;
  await tx
    .update(orders)
    .set({ returnedTotal, instalment: planAfter({ ...order, returnedTotal }) })
    .where(eq(orders.id, orderId));
  await recordReturnEvent(tx, { orderId, lineId, units, amount, actor: 'shop', at });
  onCommit(tx, () => countMetric('chorsu_orders_total', { event: 'returned' }));
}

/** Recomputes the installment plan. The plan of a paid order does not change. */
function planAfter(order: OrderRow): OrderRow['instalment'] {
  const { instalment: plan, paymentStatus } = order;
  if (!plan || paymentStatus !== 'waiting') return plan;
  const due = dueOf(order);
  return due > 0 ? installmentPlan(due, plan.months) : null;
}

function refuse(reason: string): never {
  throw new OperatorFailure(reason, { status: CONFLICT });
}
