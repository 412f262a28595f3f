import { asc, eq, sum } from 'drizzle-orm';
import type { Db } from '@/api/db/database';
import { products } from '@/api/db/schema/catalog';
import { outboxEvents } from '@/api/db/schema/events';
import { orderLines, orders, refunds } from '@/api/db/schema/order';
import { paidOf } from '@/lib/domain/order/amounts';
import type { EventData, EventType, OrderSnapshot } from './event-shapes';

type Recorded<Type extends EventType> = {
  type: Type;
  data: EventData[Type];
  orderId?: number;
  /** Stores the event only if no event with this key exists. */
  onceKey?: string;
  at: Date;
};

const LINES_MAX = 200;

/** Stores an event in the caller's transaction. The dispatcher delivers it after the commit. */
export async function recordEvent<Type extends EventType>(
  tx: Db,
  event: Recorded<Type>,
): Promise<void> {
  await tx.insert(outboxEvents).values(event).onConflictDoNothing({ target: outboxEvents.onceKey });
}

/** Reads an order as its events show it. */
export async function snapshotOf(tx: Db, orderId: number): Promise<OrderSnapshot> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).limit(1);
  if (!order) throw new Error(`order ${orderId} does not exist`);
  const lines = await tx
    .select({
      id: orderLines.id,
      sku: orderLines.variantId,
      article: products.article,
      name: orderLines.name,
      options: orderLines.options,
      units: orderLines.amount,
      returned_units: orderLines.returned,
      price_uzs: orderLines.price,
      promo_discount_uzs: orderLines.promoDiscount,
    })
    .from(orderLines)
    .innerJoin(products, eq(products.id, orderLines.productId))
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderLines.id))
    .limit(LINES_MAX);
  const [money] = await tx
    .select({ refunded: sum(refunds.amount) })
    .from(refunds)
    .where(eq(refunds.orderId, orderId));
  return {
    id: order.id,
    status: order.status,
    payment: order.payment,
    payment_status: order.paymentStatus,
    is_one_click: order.isOneClick,
    placed_at: order.createdAt.toISOString(),
    pay_until: order.payUntil?.toISOString() ?? null,
    confirm_until: order.confirmUntil?.toISOString() ?? null,
    full_name: order.fullName,
    phone: order.phone,
    email: order.email,
    comment: order.comment,
    sms_updates: order.smsUpdates,
    language: order.locale,
    delivery: order.delivery,
    place: order.place,
    latitude: order.latitude,
    longitude: order.longitude,
    delivery_date: order.deliveryDate.toISOString(),
    delivery_price_uzs: order.deliveryPrice,
    promo_code: order.promoCode,
    promo_discount_uzs: order.promoDiscount,
    total_uzs: order.total,
    returned_uzs: order.returnedTotal,
    paid_uzs: paidOf(order),
    refunded_uzs: Number(money?.refunded ?? 0),
    lines: lines.map((line) => ({ ...line, total_uzs: line.price_uzs * line.units })),
  };
}
