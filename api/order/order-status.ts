import { and, asc, eq, inArray, lte } from 'drizzle-orm';
import { type CataloguePorts, changeCatalogue } from '@/api/catalogue/catalogue-changed';
import { orders } from '@/api/db/schema/order';
import { inTransaction } from '@/api/db/transaction';
import { requireOrder, setPayment, setStatus } from '@/api/order/order-transitions';
import type { Ports } from '@/api/shared/ports';
import type { OrderStatus, PaymentStatus } from '@/lib/constants';
import { ACTIVE_STATUSES, canMove, canTakePayment } from '@/lib/domain/order-status';

type Shop = Pick<Ports, 'now'> & CataloguePorts;

/** Cancelled per run, so that a large number does not block the shop. */
const UNPAID_MAX = 100;

export async function moveOrder(shop: Shop, id: number, to: OrderStatus): Promise<void> {
  await changeCatalogue(shop, async (tx) =>
    setStatus(tx, await requireOrder(tx, id), { to, at: shop.now() }),
  );
}

export async function movePayment(shop: Shop, id: number, to: PaymentStatus): Promise<void> {
  await inTransaction(shop.db, async (tx) =>
    setPayment(tx, await requireOrder(tx, id), { to, at: shop.now() }),
  );
}

/**
 * Cancels orders whose time to be paid is over, of all customers or of one. A failure with one
 * order does not stop the others.
 */
export async function cancelUnpaid(shop: Shop, customer?: number): Promise<void> {
  const due = and(lte(orders.payUntil, shop.now()), inArray(orders.status, ACTIVE_STATUSES));
  const rows = await shop.db
    .select({ id: orders.id })
    .from(orders)
    .where(customer === undefined ? due : and(eq(orders.customerId, customer), due))
    .orderBy(asc(orders.payUntil))
    .limit(UNPAID_MAX);
  for (const { id } of rows) {
    await cancelIfUnpaid(shop, id).catch((error: unknown) => console.error(`order ${id}:`, error));
  }
}

/** The order may have been paid or cancelled since it was found. */
async function cancelIfUnpaid(shop: Shop, id: number): Promise<void> {
  const at = shop.now();
  await changeCatalogue(shop, async (tx) => {
    const order = await requireOrder(tx, id);
    const isDue = order.payUntil !== null && order.payUntil <= at;
    const isUnpaid = isDue && canTakePayment(order.status, order.paymentStatus);
    if (!isUnpaid || !canMove(order.status, 'canceled')) return;
    await setStatus(tx, order, { to: 'canceled', at });
  });
}
