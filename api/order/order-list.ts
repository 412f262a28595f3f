import { and, count, eq, inArray } from 'drizzle-orm';
import { latestFirst, orders } from '@/api/db/schema/order';
import { NotFound } from '@/api/shared/errors';
import type { Ports } from '@/api/shared/ports';
import type { Locale } from '@/lib/constants';
import type { Received } from '@/lib/contract/contract';
import type { Order, OrderList } from '@/lib/contract/order';
import { ACTIVE_STATUSES, COMPLETED_STATUSES, isActive } from '@/lib/domain/order-status';
import { toOrders } from './order-view';

type Query = Received<'order.list'>['query'];

export async function listOrders(
  { db }: Pick<Ports, 'db'>,
  { customer, locale }: { customer: number; locale: Locale },
  { page, size, state }: Query,
): Promise<OrderList> {
  const own = eq(orders.customerId, customer);
  const statuses = state === 'completed' ? COMPLETED_STATUSES : ACTIVE_STATUSES;
  const rows = await db
    .select()
    .from(orders)
    .where(state ? and(own, inArray(orders.status, [...statuses])) : own)
    .orderBy(...latestFirst)
    .limit(size)
    .offset((page - 1) * size);
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
    ...shown,
  };
}

/** An order of another customer is not found either. */
export async function getOrder(
  { db }: Pick<Ports, 'db'>,
  { customer, locale }: { customer: number; locale: Locale },
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
