import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { Db } from '@/api/db/database';
import { deliveryPoints } from '@/api/db/schema/geo';
import {
  type OrderRow,
  orderEvents,
  orderLines,
  orderReturns,
  returnRequests,
} from '@/api/db/schema/order';
import { toDeliveryPoint } from '@/api/services/content/geo';
import { readSettings } from '@/api/services/content/settings';
import { textIn } from '@/api/shared/locale';
import { type ContentLocale, ORDER_STATUSES, type OrderStatus } from '@/lib/constants';
import type { Order } from '@/lib/contract/order';
import { type ReachedStep, toReachedSteps } from '@/lib/domain/order/order-timeline';
import { returnUntil } from '@/lib/domain/order/returns';
import { productSlug } from '@/lib/domain/text/slug';
import { type RefundRow, readRefunds } from './refunds';

type LineRow = typeof orderLines.$inferSelect;
type EventRow = typeof orderEvents.$inferSelect;
type RequestRow = typeof returnRequests.$inferSelect;
type ReturnRow = typeof orderReturns.$inferSelect;

/** Maximum numbers of lines and events per order in a response. */
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
  const returns = await returnsOf(db, rows);
  const refunds = await readRefunds(db, ids);
  return rows.map((row) =>
    toOrder(row, {
      point: points.find(({ id }) => id === row.pointId),
      lines: lines.filter(({ orderId }) => orderId === row.id),
      events: events.filter(({ orderId }) => orderId === row.id),
      returns: returnsOfOrder(returns, row.id),
      refunds: refunds.filter(({ orderId }) => orderId === row.id),
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

type Returns = { days: number; requests: RequestRow[]; taken: ReturnRow[] };

/** Reads the open return requests and the units taken back; only received orders have any. */
async function returnsOf(db: Db, rows: OrderRow[]): Promise<Returns> {
  const ids = rows.filter(({ status }) => status === 'done').map(({ id }) => id);
  if (ids.length === 0) return { days: 0, requests: [], taken: [] };
  const requests = await db
    .select({ request: returnRequests })
    .from(returnRequests)
    .innerJoin(orderLines, eq(orderLines.id, returnRequests.lineId))
    .where(and(inArray(orderLines.orderId, ids), isNull(returnRequests.closedAt)))
    .limit(ids.length * LINES_MAX);
  const taken = await db
    .select()
    .from(orderReturns)
    .where(inArray(orderReturns.orderId, ids))
    .orderBy(asc(orderReturns.id))
    .limit(ids.length * LINES_MAX);
  const { return_days: days } = await readSettings(db);
  return { days, requests: requests.map(({ request }) => request), taken };
}

function returnsOfOrder({ taken, ...returns }: Returns, id: number): Returns {
  return { ...returns, taken: taken.filter(({ orderId }) => orderId === id) };
}

type OrderViewFields = {
  lines: LineRow[];
  events: EventRow[];
  returns: Returns;
  refunds: RefundRow[];
  point: PointRow | undefined;
  locale: ContentLocale;
};

function toOrder(row: OrderRow, fields: OrderViewFields): Order {
  const { lines, events, returns, refunds, point, locale } = fields;
  const happened = events.map(({ at, ...event }) => ({ ...event, date: at.toISOString() }));
  const timeline = toReachedSteps(happened);
  return {
    id: row.id,
    date: row.createdAt.toISOString(),
    price: row.total,
    delivery_price: row.deliveryPrice,
    promo: row.promoCode === null ? null : { code: row.promoCode, discount: row.promoDiscount },
    status: row.status,
    payment_status: row.paymentStatus,
    payment: row.payment,
    pay_until: row.payUntil?.toISOString() ?? null,
    confirm_until: row.confirmUntil?.toISOString() ?? null,
    delivery: row.delivery,
    delivery_date: row.deliveryDate.toISOString(),
    place: textIn(row.place, locale),
    point: point ? toDeliveryPoint(point, locale) : null,
    full_name: row.fullName,
    phone_number: row.phone,
    comment: row.comment,
    sms_updates: row.smsUpdates,
    instalment: row.instalment,
    history: happened.flatMap(({ value, date }) =>
      isOrderStatus(value) ? [{ status: value, date }] : [],
    ),
    timeline,
    return_until: lastReturn(timeline, returns),
    returns: returns.taken.map(({ at, units, amount }) => ({
      date: at.toISOString(),
      units,
      price: amount,
    })),
    refunds: refunds.map(({ at, amount }) => ({ date: at.toISOString(), amount })),
    products: lines.map((line) => ({
      ...toLine(line, row, locale),
      return_request: toRequest(returns.requests.find(({ lineId }) => lineId === line.id)),
    })),
  };
}

function lastReturn(timeline: ReachedStep[], { days }: Returns): string | null {
  const received = timeline.find(({ step }) => step === 'received');
  return received ? (returnUntil(new Date(received.date), days)?.toISOString() ?? null) : null;
}

function toRequest(request: RequestRow | undefined) {
  return request ? { date: request.createdAt.toISOString(), reason: request.reason } : null;
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
    returned: line.returned,
    can_review: status === 'done' && line.reviewedAt === null,
  };
}

function isOrderStatus(value: string): value is OrderStatus {
  return ORDER_STATUSES.some((status) => status === value);
}
