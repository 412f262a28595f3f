import { and, lt } from 'drizzle-orm';
import { latestFirst, orders } from '@/api/db/schema/order';
import type { ExportPage } from '@/api/import/export-goods';
import type { Command, OperatorShop } from '@/api/operator/command';
import { cursorAfter, isBeyondCursor, ORDERS_PER_PAGE } from '@/api/operator/export/export-page';
import { moneyBackOf } from '@/lib/domain/order/amounts';
import { isoTime } from '@/lib/domain/time/date';
import { type OrderReport, toReports } from './order-report';
import { isListed } from './orders';

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

/** Returns a page of the listed orders, latest first. `after` is the previous page's `next`. */
export async function listOrderRows(
  { db }: OperatorShop,
  { after, ...filter }: Command<'orderRows'>,
): Promise<ExportPage> {
  const found = await db
    .select()
    .from(orders)
    .where(and(isListed(filter), isBeyondCursor(after, lt)))
    .orderBy(...latestFirst)
    .limit(ORDERS_PER_PAGE);
  return { rows: (await toReports(db, found)).map(toRow), next: cursorAfter(found) };
}

function toRow(order: OrderReport): ExportPage['rows'][number] {
  const { returned, refunded } = moneyBackOf(order);
  return {
    order: order.id,
    time: isoTime(order.date),
    status: order.status,
    payment: order.payment,
    payment_status: order.payment_status,
    skus: skusOf(order),
    units: sumOf(order.products, ({ amount }) => amount),
    total: order.price,
    returned,
    refunded,
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

/** Adds up one number per item. */
export function sumOf<Item>(items: readonly Item[], amount: (item: Item) => number): number {
  return items.reduce((sum, item) => sum + amount(item), 0);
}
