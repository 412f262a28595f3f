import { z } from 'zod';
import {
  CONTENT_LOCALES,
  DELIVERIES,
  ORDER_ACTORS,
  ORDER_STAGES,
  ORDER_STATUSES,
  type OrderStage,
  type OrderStatus,
  PAYMENT_STATUSES,
  type PaymentStatus,
} from '@/lib/constants';
import { PAYMENT_METHODS } from '@/lib/domain/order/payment-methods';

const text = z.object({ uz: z.string(), ru: z.string() });
const amountUzs = z.number().int().nonnegative();
const instant = z.iso.datetime({ offset: true });

const orderLine = z.object({
  id: z.number().int(),
  /** The number of the variant in the shop, and the SKU of its product. */
  sku: z.number().int(),
  article: z.string(),
  name: text,
  options: text,
  units: z.number().int().positive(),
  /** The units that the shop has taken back. */
  returned_units: z.number().int().nonnegative(),
  price_uzs: amountUzs,
  /** The price of the line without the promo code, and the line's share of the code's discount. */
  total_uzs: amountUzs,
  promo_discount_uzs: amountUzs,
});

/** An order as it was when the event occurred. Times are ISO 8601 in UTC. */
const orderSnapshot = z.object({
  id: z.number().int(),
  status: z.enum(ORDER_STATUSES),
  payment: z.enum(PAYMENT_METHODS),
  payment_status: z.enum(PAYMENT_STATUSES),
  is_one_click: z.boolean(),
  placed_at: instant,
  pay_until: instant.nullable(),
  confirm_until: instant.nullable(),
  full_name: z.string(),
  /** Twelve digits, beginning with 998. */
  phone: z.string(),
  email: z.string(),
  comment: z.string(),
  /** Whether the shopper agreed to SMS about the order, and the language in which they ordered. */
  sms_updates: z.boolean(),
  language: z.enum(CONTENT_LOCALES),
  delivery: z.enum(DELIVERIES),
  place: text,
  latitude: z.string(),
  longitude: z.string(),
  delivery_date: instant,
  delivery_price_uzs: amountUzs,
  promo_code: z.string().nullable(),
  promo_discount_uzs: amountUzs,
  /** The price at which the order was placed, and the price of the units returned since. */
  total_uzs: amountUzs,
  returned_uzs: amountUzs,
  /** The paid amount, and the part of it that was refunded. */
  paid_uzs: amountUzs,
  refunded_uzs: amountUzs,
  lines: z.array(orderLine),
});
export type OrderSnapshot = z.infer<typeof orderSnapshot>;

const orderEvent = z.object({ order: orderSnapshot, actor: z.enum(ORDER_ACTORS) });
const returned = orderEvent.extend({
  /** `line` is the `id` of the line in `lines`. `amount_uzs` is the price of the returned units. */
  returned: z.object({
    line: z.number().int(),
    units: z.number().int().positive(),
    amount_uzs: amountUzs,
  }),
});
const refunded = orderEvent.extend({
  /** The note is for staff; it can be empty. */
  refund: z.object({ amount_uzs: amountUzs, note: z.string() }),
});
const lapsing = z.object({
  order: orderSnapshot,
  lapses_at: instant,
  reason: z.enum(['unconfirmed', 'unpaid']),
});
const stockEmpty = z.object({
  sku: z.number().int(),
  article: z.string(),
  name: text,
  /** The order that took the last units. */
  order_id: z.number().int(),
});
const smsFailed = z.object({
  provider: z.string(),
  about: z.string(),
  /** The error message of the provider. */
  reason: z.string(),
});
const daily = z.object({
  since: instant,
  until: instant,
  /**
   * Numbers and totals of the orders that were placed in this period, and of those among them that
   * have been canceled since.
   */
  placed: z.number().int(),
  placed_uzs: amountUzs,
  canceled: z.number().int(),
  canceled_uzs: amountUzs,
  /**
   * The number and total of the payments that were confirmed in this period, regardless of when
   * their orders were placed.
   */
  paid: z.number().int(),
  paid_uzs: amountUzs,
});

type OrderMove = Exclude<OrderStatus, 'new'> | OrderStage;
/**
 * Types of the events that record a status, a stage or a payment status of an order. The status
 * `new` is recorded as `order.placed`.
 */
export type OrderEventType = `order.${'placed' | OrderMove}` | `payment.${PaymentStatus}`;
const ORDER_EVENT_TYPES: readonly OrderEventType[] = [
  'order.placed',
  ...[...ORDER_STATUSES, ...ORDER_STAGES].flatMap((move) =>
    move === 'new' ? [] : [`order.${move}` as const],
  ),
  ...PAYMENT_STATUSES.map((status) => `payment.${status}` as const),
];

const others = {
  'order.returned': returned,
  'order.refunded': refunded,
  'order.lapsing': lapsing,
  'stock.empty': stockEmpty,
  'sms.failed': smsFailed,
  'report.daily': daily,
};

export type EventData = { [Type in OrderEventType]: z.infer<typeof orderEvent> } & {
  [Type in keyof typeof others]: z.infer<(typeof others)[Type]>;
};
export type EventType = keyof EventData;

/** The shape of `data` by type of event. */
export const eventShapes: Readonly<Record<string, z.ZodType>> = {
  ...Object.fromEntries(ORDER_EVENT_TYPES.map((type) => [type, orderEvent])),
  ...others,
};

/** An event as receivers get it. */
export type OutboxEvent<Type extends EventType = EventType> = {
  [One in Type]: { id: string; type: One; timestamp: string; data: EventData[One] };
}[Type];
