import { and, asc, eq, gt, gte, inArray } from 'drizzle-orm';
import { isOneOf } from '@/api/db/bulk';
import { products } from '@/api/db/schema/catalog';
import { orderLines, orders, payments } from '@/api/db/schema/order';
import type { ExportPage } from '@/api/import/export-goods';
import type { Command, OperatorShop } from '@/api/operator/command';
import { type RefundRow, readRefunds } from '@/api/order/refunds';
import { DEFAULT_CONTENT_LOCALE } from '@/lib/constants';
import { formatTime, isoDay } from '@/lib/domain/time/date';
import { cursorAfter, isBeyondCursor, ORDERS_PER_PAGE } from './export-page';

/** The columns of an export, one row per order line. Amounts are in UZS, times in Tashkent. */
export const ORDER_COLUMNS = [
  'order',
  'date',
  'time',
  'status',
  'payment',
  'payment_status',
  'provider',
  'provider_id',
  'article',
  'variant',
  'name',
  'options',
  'units',
  'returned_units',
  'price',
  'line_total',
  'line_promo_discount',
  'delivery',
  'delivery_price',
  'promo_code',
  'promo_discount',
  'order_total',
  'returned_total',
  'refunded_total',
  'customer',
  'phone',
  'address',
  'comment',
] as const;

/** Returns a page of orders, oldest first. `after` is the `next` of the previous page. */
export async function exportOrders(
  { db }: OperatorShop,
  { since, after }: Command<'exportOrders'>,
): Promise<ExportPage> {
  const found = await db
    .select()
    .from(orders)
    .where(
      and(since ? gte(orders.createdAt, new Date(since)) : undefined, isBeyondCursor(after, gt)),
    )
    .orderBy(asc(orders.createdAt), asc(orders.id))
    .limit(ORDERS_PER_PAGE);
  const ids = found.map(({ id }) => id);
  const lines = await db
    .select({ line: orderLines, article: products.article })
    .from(orderLines)
    .innerJoin(products, eq(products.id, orderLines.productId))
    .where(isOneOf(orderLines.orderId, ids))
    .orderBy(asc(orderLines.id));
  const paid = await readPayments(db, ids);
  const refunds = await readRefunds(db, ids);
  const rows = found.flatMap((order) =>
    lines
      .filter(({ line }) => line.orderId === order.id)
      .map(({ line, article }) => ({
        ...orderCells(order, { payment: paid.get(order.id), refunds }),
        article,
        variant: line.variantId,
        name: line.name[DEFAULT_CONTENT_LOCALE],
        options: line.options[DEFAULT_CONTENT_LOCALE],
        units: line.amount,
        returned_units: line.returned,
        price: line.price,
        line_total: line.price * line.amount,
        line_promo_discount: line.promoDiscount,
      })),
  );
  return { rows, next: cursorAfter(found) };
}

type Payment = Pick<typeof payments.$inferSelect, 'orderId' | 'provider' | 'externalId'>;

/** Returns one payment per order: the paid or refunded one, or otherwise the latest attempt. */
async function readPayments(db: OperatorShop['db'], ids: number[]): Promise<Map<number, Payment>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select()
    .from(payments)
    .where(inArray(payments.orderId, ids))
    .orderBy(asc(payments.id));
  const isTaken = ({ state }: (typeof rows)[number]) => state === 'paid' || state === 'refunded';
  const ranked = [...rows.filter((row) => !isTaken(row)), ...rows.filter(isTaken)];
  return new Map(ranked.map((row) => [row.orderId, row]));
}

type Money = { payment: Payment | undefined; refunds: RefundRow[] };

function orderCells(order: typeof orders.$inferSelect, { payment, refunds }: Money) {
  const own = refunds.filter(({ orderId }) => orderId === order.id);
  const at = order.createdAt.toISOString();
  return {
    order: order.id,
    date: isoDay(at),
    time: formatTime(at),
    status: order.status,
    payment: order.payment,
    payment_status: order.paymentStatus,
    provider: payment?.provider ?? '',
    provider_id: payment?.externalId ?? '',
    delivery: order.delivery,
    delivery_price: order.deliveryPrice,
    promo_code: order.promoCode ?? '',
    promo_discount: order.promoDiscount,
    order_total: order.total,
    returned_total: order.returnedTotal,
    refunded_total: own.reduce((sum, { amount }) => sum + amount, 0),
    customer: order.fullName,
    phone: order.phone,
    address: order.place[DEFAULT_CONTENT_LOCALE],
    comment: order.comment,
  };
}
