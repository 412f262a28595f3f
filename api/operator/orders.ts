import { asc, eq, isNotNull, sql } from 'drizzle-orm';
import { latestFirst, orderLines, orders, returnRequests } from '@/api/db/schema/order';
import { confirmOrder, moveOrder, movePayment, stageOrder } from '@/api/order/order-status';
import { toOrders } from '@/api/order/order-view';
import { Conflict, OperatorFailure } from '@/api/shared/errors';
import { DEFAULT_CONTENT_LOCALE } from '@/lib/constants';
import type { Order } from '@/lib/contract/order';
import type { Command, OrderState } from './command';
import type { OperatorShop } from './operator';

export const ORDERS_ON_PAGE = 50;
const CONFLICT = 409;
const NOT_FOUND = 404;

export async function listAll(
  { db }: OperatorShop,
  { state, page = 1 }: Command<'orders'>,
): Promise<Order[]> {
  const rows = await db
    .select()
    .from(orders)
    .where(inState(state))
    .orderBy(
      ...(state === 'unconfirmed' ? [asc(orders.confirmUntil), asc(orders.id)] : latestFirst),
    )
    .limit(ORDERS_ON_PAGE)
    .offset((page - 1) * ORDERS_ON_PAGE);
  return toOrders(db, rows, DEFAULT_CONTENT_LOCALE);
}

function inState(state: OrderState | undefined) {
  if (state === 'unconfirmed') return isNotNull(orders.confirmUntil);
  if (state === 'returns') {
    return sql`exists (select from ${orderLines} join ${returnRequests}
      on ${returnRequests.lineId} = ${orderLines.id} where ${orderLines.orderId} = ${orders.id})`;
  }
  return state && eq(orders.status, state);
}

/**
 * Returns an order in the operator's language.
 *
 * @throws OperatorFailure with status 404 when the order does not exist.
 */
export async function showOrder({ db }: OperatorShop, id: number): Promise<Order> {
  const rows = await db.select().from(orders).where(eq(orders.id, id)).limit(1);
  const [order] = await toOrders(db, rows, DEFAULT_CONTENT_LOCALE);
  if (!order) throw new OperatorFailure(`no order ${id}`, { status: NOT_FOUND });
  return order;
}

export async function confirm(shop: OperatorShop, { id }: Command<'confirmOrder'>) {
  const { status } = await showOrder(shop, id);
  await along(confirmOrder(shop, id), `order ${id} is ${status} and does not await a confirmation`);
  return showOrder(shop, id);
}

export async function moveStage(shop: OperatorShop, { id, to }: Command<'stageOrder'>) {
  const { status, delivery } = await showOrder(shop, id);
  const order = `order ${id} (${status}, ${delivery})`;
  await along(stageOrder(shop, id, to), `${order} cannot become ${to}, or was recorded as that`);
  return showOrder(shop, id);
}

export async function moveStatus(shop: OperatorShop, { id, to }: Command<'moveOrder'>) {
  const { status } = await showOrder(shop, id);
  await along(moveOrder(shop, id, to), `order ${id} is ${status} and cannot become ${to}`);
  return showOrder(shop, id);
}

export async function movePaid(shop: OperatorShop, { id, to }: Command<'movePayment'>) {
  const { status, payment_status: payment } = await showOrder(shop, id);
  const state = `${status}, its payment ${payment}`;
  await along(movePayment(shop, id, to), `order ${id} is ${state} and cannot become ${to}`);
  return showOrder(shop, id);
}

/** Turns a conflict into a message for the operator. */
async function along(step: Promise<void>, refusal: string): Promise<void> {
  try {
    await step;
  } catch (cause) {
    if (!(cause instanceof Conflict)) throw cause;
    throw new OperatorFailure(refusal, { status: CONFLICT, cause });
  }
}
