import { and, asc, inArray } from 'drizzle-orm';
import type { Db } from '@/api/db/database';
import { deliveryPoints } from '@/api/db/schema/geo';
import { orderEvents, orderLines, type orders } from '@/api/db/schema/order';
import { toPlace } from '@/api/services/content/geo';
import { textIn } from '@/api/shared/locale';
import { type ContentLocale, ORDER_STATUSES, type OrderStatus } from '@/lib/constants';
import type { Order } from '@/lib/contract/order';
import { toReachedSteps } from '@/lib/domain/order/order-timeline';
import { productSlug } from '@/lib/domain/text/slug';

type OrderRow = typeof orders.$inferSelect;
type LineRow = typeof orderLines.$inferSelect;
type EventRow = typeof orderEvents.$inferSelect;

/** Limits for one order in a response. */
const LINES_MAX = 200;
const EVENTS_MAX = 20;

/** Converts order rows to the contract's shape, in the given order. */
export async function toOrders(db: Db, rows: OrderRow[], locale: ContentLocale): Promise<Order[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const lines = await db
    .select()
    .from(orderLines)
    .where(inArray(orderLines.orderId, ids))
    .orderBy(asc(orderLines.id))
    .limit(ids.length * LINES_MAX);
  const events = await db
    .select()
    .from(orderEvents)
    .where(and(inArray(orderEvents.orderId, ids), inArray(orderEvents.kind, ['status', 'stage'])))
    .orderBy(asc(orderEvents.id))
    .limit(ids.length * EVENTS_MAX);
  const points = await pointsOf(db, rows);
  return rows.map((row) =>
    toOrder(row, {
      point: points.find(({ id }) => id === row.pointId),
      lines: lines.filter(({ orderId }) => orderId === row.id),
      events: events.filter(({ orderId }) => orderId === row.id),
      locale,
    }),
  );
}

type PointRow = typeof deliveryPoints.$inferSelect;

async function pointsOf(db: Db, rows: OrderRow[]): Promise<PointRow[]> {
  const ids = rows.flatMap(({ pointId }) => pointId ?? []);
  if (ids.length === 0) return [];
  return db.select().from(deliveryPoints).where(inArray(deliveryPoints.id, ids)).limit(ids.length);
}

type OrderViewFields = {
  lines: LineRow[];
  events: EventRow[];
  point: PointRow | undefined;
  locale: ContentLocale;
};

function toOrder(row: OrderRow, { lines, events, point, locale }: OrderViewFields): Order {
  const happened = events.map(({ at, ...event }) => ({ ...event, date: at.toISOString() }));
  return {
    id: row.id,
    date: row.createdAt.toISOString(),
    price: row.total,
    delivery_price: row.deliveryPrice,
    status: row.status,
    payment_status: row.paymentStatus,
    payment: row.payment,
    pay_until: row.payUntil?.toISOString() ?? null,
    confirm_until: row.confirmUntil?.toISOString() ?? null,
    delivery: row.delivery,
    delivery_date: row.deliveryDate.toISOString(),
    place: textIn(row.place, locale),
    point: point ? toPlace(point, locale) : null,
    full_name: row.fullName,
    phone_number: row.phone,
    comment: row.comment,
    instalment: row.instalment,
    history: happened.flatMap(({ value, date }) =>
      isOrderStatus(value) ? [{ status: value, date }] : [],
    ),
    timeline: toReachedSteps(happened),
    products: lines.map((line) => toLine(line, row, locale)),
  };
}

function toLine(
  line: LineRow,
  { status }: OrderRow,
  locale: ContentLocale,
): Order['products'][number] {
  return {
    id: line.id,
    product: {
      id: line.productId,
      slug: productSlug(line.name.uz, line.productId),
      name: textIn(line.name, locale),
      image: line.image,
    },
    sub_product: line.variantId,
    options: textIn(line.options, locale),
    amount: line.amount,
    price: line.price,
    total: line.price * line.amount,
    can_review: status === 'done' && line.reviewedAt === null,
  };
}

function isOrderStatus(value: string): value is OrderStatus {
  return ORDER_STATUSES.some((status) => status === value);
}
