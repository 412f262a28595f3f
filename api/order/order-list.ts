import { and, count, eq, inArray, lt, or, type SQL } from 'drizzle-orm';
import { latestFirst, orders } from '@/api/db/schema/order';
import { type RowCursor, readCursor, writeCursor } from '@/api/shared/cursor';
import { NotFound } from '@/api/shared/errors';
import type { Ports } from '@/api/shared/ports';
import type { ContentLocale } from '@/lib/constants';
import type { Received } from '@/lib/contract/contract';
import type { Order, OrderList } from '@/lib/contract/order';
import { ACTIVE_STATUSES, COMPLETED_STATUSES, isActive } from '@/lib/domain/order/order-status';
import { findOrderIds } from './order-pages';
import { toOrders } from './order-view';

type Query = Received<'order.list'>['query'];

/**
 * Lists a customer's orders, latest first, by page or after a cursor.
 *
 * `count` counts the orders in the requested `state`; `active` and `completed` are counted
 * regardless of it.
 */
export async function listOrders(
  { db }: Pick<Ports, 'db'>,
  { customer, locale }: { customer: number; locale: ContentLocale },
  { page, size, state, after }: Query,
): Promise<OrderList> {
  const own = eq(orders.customerId, customer);
  const statuses = state === 'completed' ? COMPLETED_STATUSES : ACTIVE_STATUSES;
  const place = readCursor(after, false);
  const wanted = and(
    own,
    state ? inArray(orders.status, [...statuses]) : undefined,
    place ? isOlder(place) : undefined,
  );
  const { ids, hasMore } = await findOrderIds(db, wanted, { page: place ? 1 : page, size });
  const rows = await db
    .select()
    .from(orders)
    .where(inArray(orders.id, ids))
    .orderBy(...latestFirst)
    .limit(size);
  const last = rows.at(-1);
  const counts = await db
    .select({ status: orders.status, count: count() })
    .from(orders)
    .where(own)
    .groupBy(orders.status);

  const all = sumOf(counts);
  const active = sumOf(counts.filter(({ status }) => isActive(status)));
  const shown = { active, completed: all - active };
  return {
    results: await toOrders(db, rows, locale),
    count: state ? shown[state] : all,
    next: hasMore && last ? writeCursor({ createdAt: last.createdAt, id: last.id }) : null,
    ...shown,
  };
}

function isOlder({ createdAt, id }: RowCursor): SQL | undefined {
  const isSame = eq(orders.createdAt, createdAt);
  return or(lt(orders.createdAt, createdAt), and(isSame, lt(orders.id, id)));
}

/**
 * Returns one order of the customer.
 * @throws NotFound when the order does not exist or belongs to another customer.
 */
export async function getOrder(
  { db }: Pick<Ports, 'db'>,
  { customer, locale }: { customer: number; locale: ContentLocale },
  id: number,
): Promise<Order> {
  const [row] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.id, id), eq(orders.customerId, customer)))
    .limit(1);
  const [order] = row ? await toOrders(db, [row], locale) : [];
  if (!order) throw new NotFound('noOrder');
  return order;
}

function sumOf(rows: { count: number }[]): number {
  return rows.reduce((sum, row) => sum + row.count, 0);
}
