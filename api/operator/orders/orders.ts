import { and, asc, eq, gte, isNotNull, type SQL, sql } from 'drizzle-orm';
import { latestFirst, orderLines, orderNotes, orders, returnRequests } from '@/api/db/schema/order';
import { inTransaction } from '@/api/db/transaction';
import type { Command, OperatorShop, OrderState } from '@/api/operator/command';
import {
  confirmOrder,
  moveOrder,
  movePayment,
  refundOrder,
  stageOrder,
} from '@/api/order/order-status';
import { requireOrder } from '@/api/order/order-transitions';
import { returnUnits } from '@/api/order/returned-units';
import { Conflict, OperatorFailure } from '@/api/shared/errors';
import { type OrderReport, toReports } from './order-report';

export const ORDERS_ON_PAGE = 50;
const CONFLICT = 409;
const NOT_FOUND = 404;

export async function listAll(
  { db }: OperatorShop,
  { page = 1, ...filter }: Command<'orders'>,
): Promise<OrderReport[]> {
  const { state } = filter;
  const rows = await db
    .select()
    .from(orders)
    .where(isListed(filter))
    .orderBy(
      ...(state === 'unconfirmed' ? [asc(orders.confirmUntil), asc(orders.id)] : latestFirst),
    )
    .limit(ORDERS_ON_PAGE)
    .offset((page - 1) * ORDERS_ON_PAGE);
  return toReports(db, rows);
}

type OrderFilter = Omit<Command<'orders'>, 'page'>;

export function isListed({ state, phone, since }: OrderFilter): SQL | undefined {
  return and(
    inState(state),
    phone === undefined ? undefined : eq(orders.phone, phone),
    since === undefined ? undefined : gte(orders.createdAt, new Date(since)),
  );
}

function inState(state: OrderState | undefined) {
  if (state === 'unconfirmed') return isNotNull(orders.confirmUntil);
  if (state === 'returns') {
    return sql`exists (select from ${orderLines} join ${returnRequests}
      on ${returnRequests.lineId} = ${orderLines.id} and ${returnRequests.closedAt} is null
      where ${orderLines.orderId} = ${orders.id})`;
  }
  return state && eq(orders.status, state);
}

/**
 * Returns an order with its texts in the default language.
 *
 * @throws OperatorFailure with status 404 when the order does not exist.
 */
export async function showOrder({ db }: OperatorShop, id: number): Promise<OrderReport> {
  const rows = await db.select().from(orders).where(eq(orders.id, id)).limit(1);
  const [order] = await toReports(db, rows);
  if (!order) throw new OperatorFailure(`there is no order ${id}`, { status: NOT_FOUND });
  return order;
}

export async function confirm(shop: OperatorShop, { id }: Command<'confirmOrder'>) {
  const { status } = await showOrder(shop, id);
  const remedy = status === 'new' ? `. Start work on it with 'order ${id} in_progress'` : '';
  const refusal = `order ${id} is ${status} and does not await a confirmation${remedy}`;
  await along(confirmOrder(shop, id), refusal);
  return showOrder(shop, id);
}

export async function moveStage(shop: OperatorShop, { id, to }: Command<'stageOrder'>) {
  const { status, delivery } = await showOrder(shop, id);
  const order = `order ${id} (${status}, ${delivery})`;
  await along(
    stageOrder(shop, id, to),
    `${order} cannot become ${to}, or that stage is already recorded`,
  );
  return showOrder(shop, id);
}

export async function moveStatus(shop: OperatorShop, { id, to }: Command<'moveOrder'>) {
  const { status } = await showOrder(shop, id);
  await along(moveOrder(shop, id, to), `order ${id} is ${status} and cannot become ${to}`);
  return showOrder(shop, id);
}

export async function movePaid(shop: OperatorShop, { id, to }: Command<'movePayment'>) {
  const { status, payment_status: payment } = await showOrder(shop, id);
  const state = `${status} (payment: ${payment})`;
  await along(movePayment(shop, id, to), `order ${id} is ${state} and cannot become ${to}`);
  return showOrder(shop, id);
}

/** Takes back units of an order line. Lines are numbered from 1, as on the order sheet. */
export async function takeBack(shop: OperatorShop, command: Command<'returnUnits'>) {
  await showOrder(shop, command.id);
  await returnUnits(shop, command);
  return showOrder(shop, command.id);
}

export async function refund(shop: OperatorShop, { id, ...given }: Command<'refundOrder'>) {
  await showOrder(shop, id);
  await refundOrder(shop, id, given);
  return showOrder(shop, id);
}

export async function addNote(shop: OperatorShop, { id, text }: Command<'noteOrder'>) {
  await showOrder(shop, id);
  await inTransaction(shop.db, async (tx) => {
    await requireOrder(tx, id);
    await tx.insert(orderNotes).values({ orderId: id, text, at: shop.now() });
  });
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
