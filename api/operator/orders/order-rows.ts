import { and, eq, lt, or } from 'drizzle-orm';
import { latestFirst, orders } from '@/api/db/schema/order';
import type { ExportPage } from '@/api/import/export-goods';
import type { Command } from '@/api/operator/command';
import type { OperatorShop } from '@/api/operator/operator';
import { isoTime } from '@/lib/domain/time/date';
import { type OrderReport, toReports } from './order-report';
import { isListed } from './orders';

const PAGE = 200;

/** The columns of `order list --format csv`, one row per order. Amounts are in UZS. */
export const ORDER_LIST_COLUMNS = [
  'order',
  'time',
  'status',
  'payment',
  'payment_status',
  'skus',
  'units',
  'total',
  'returned',
  'refunded',
  'customer',
  'phone',
  'delivery',
  'address',
] as const;

/** Returns a page of the listed orders, latest first. `after` is the `next` of the page before. */
export async function listOrderRows(
  { db }: OperatorShop,
  { after, ...filter }: Command<'orderRows'>,
): Promise<ExportPage> {
  const found = await db
    .select()
    .from(orders)
    .where(and(isListed(filter), isAfter(after)))
    .orderBy(...latestFirst)
    .limit(PAGE);
  const last = found.length < PAGE ? undefined : found.at(-1);
  const rows = (await toReports(db, found)).map(toRow);
  return { rows, next: last ? `${last.createdAt.toISOString()} ${last.id}` : null };
}

function isAfter(after: string | undefined) {
  if (!after) return undefined;
  const [time = '', id] = after.split(' ');
  const at = new Date(time);
  return or(lt(orders.createdAt, at), and(eq(orders.createdAt, at), lt(orders.id, Number(id))));
}

function toRow(order: OrderReport): ExportPage['rows'][number] {
  return {
    order: order.id,
    time: isoTime(order.date),
    status: order.status,
    payment: order.payment,
    payment_status: order.payment_status,
    skus: skusOf(order),
    units: order.products.reduce((sum, { amount }) => sum + amount, 0),
    total: order.price,
    returned: sumOf(order.returns, ({ price }) => price),
    refunded: sumOf(order.refunds, ({ amount }) => amount),
    customer: order.full_name,
    phone: order.phone_number,
    delivery: order.delivery,
    address: order.place,
  };
}

/** Lists the SKU, the variant number and the units of each line, such as `SADO-3 #17 × 2`. */
export function skusOf({ products, skus }: OrderReport): string {
  return products.map(({ amount }, at) => `${skus[at]} × ${amount}`).join(', ');
}

/** Adds up amounts in UZS. */
export function sumOf<Item>(items: readonly Item[] = [], amount: (item: Item) => number): number {
  return items.reduce((sum, item) => sum + amount(item), 0);
}
