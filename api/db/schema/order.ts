import { desc, isNotNull, sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import {
  CONTENT_LOCALES,
  DEFAULT_CONTENT_LOCALE,
  DELIVERIES,
  ORDER_ACTORS,
  ORDER_STAGES,
  ORDER_STATUSES,
  PAYMENT_STATUSES,
} from '@/lib/constants';
import type { InstallmentPlan } from '@/lib/domain/order/installment';
import { ONLINE_PAYMENTS, PAYMENT_METHODS } from '@/lib/domain/order/payment-methods';
import { PROMO_KINDS } from '@/lib/domain/order/promo';
import { products, variants } from './catalog';
import { amountUzs, identity, instant, localized, milliseconds } from './column';
import { customers } from './customer';
import { deliveryPoints } from './geo';

/** Promo codes. The uses of a code are the orders that name it, excluding canceled ones. */
export const promoCodes = pgTable('promo_codes', {
  code: text().primaryKey(),
  kind: text({ enum: PROMO_KINDS }).notNull(),
  /** The discount, in UZS or as a percentage, depending on `kind`. */
  value: amountUzs().notNull(),
  minimum: amountUzs().notNull(),
  startsAt: instant().notNull(),
  endsAt: instant(),
  usesMax: integer(),
  createdAt: instant().notNull(),
});

export const orders = pgTable(
  'orders',
  {
    /** The order number that the shopper sees, random to hide the number of orders (ADR 053). */
    id: integer().primaryKey(),
    customerId: integer().references(() => customers.id),
    shopper: text().notNull(),
    isOneClick: boolean().notNull(),
    status: text({ enum: ORDER_STATUSES }).notNull(),
    paymentStatus: text({ enum: PAYMENT_STATUSES }).notNull(),
    payment: text({ enum: PAYMENT_METHODS }).notNull(),
    payUntil: instant(),
    /**
     * The time when an unconfirmed order is canceled, or `null` once the order is confirmed or has
     * ended.
     */
    confirmUntil: instant(),
    /**
     * The IP address or network from which an unconfirmed order was placed, kept only while it is
     * needed.
     */
    origin: text(),
    fullName: text().notNull(),
    phone: text().notNull(),
    email: text().notNull(),
    comment: text().notNull(),
    /** Whether the shopper agreed to SMS about this order, and the language of the messages. */
    smsUpdates: boolean().notNull().default(false),
    locale: text({ enum: CONTENT_LOCALES }).notNull().default(DEFAULT_CONTENT_LOCALE),
    delivery: text({ enum: DELIVERIES }).notNull(),
    place: localized(),
    /**
     * The current pickup point, for its hours and map position. `null` for courier orders, older
     * orders and points that were removed.
     */
    pointId: integer().references(() => deliveryPoints.id, { onDelete: 'set null' }),
    latitude: text().notNull(),
    longitude: text().notNull(),
    deliveryPrice: amountUzs().notNull(),
    deliveryDate: instant().notNull(),
    promoCode: text().references(() => promoCodes.code),
    promoDiscount: amountUzs().notNull().default(0),
    /** The price at which the order was placed. Returns do not change it. */
    total: amountUzs().notNull(),
    /** The price of all returned units. */
    returnedTotal: amountUzs().notNull().default(0),
    /**
     * The paid amount, or `null` before the payment. It is also `null` for older paid orders, for
     * which the paid amount is `total`.
     */
    paidTotal: amountUzs(),
    instalment: jsonb().$type<InstallmentPlan>(),
    createdAt: instant().notNull(),
  },
  (table) => [
    index('orders_customer').on(
      table.customerId,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('orders_status').on(
      table.status,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('orders_unpaid').on(table.payUntil),
    index('orders_unconfirmed').on(table.confirmUntil),
    index('orders_unconfirmed_phone').on(table.phone).where(isNotNull(table.confirmUntil)),
    index('orders_unconfirmed_shopper').on(table.shopper).where(isNotNull(table.confirmUntil)),
    index('orders_unconfirmed_origin').on(table.origin).where(isNotNull(table.confirmUntil)),
    // A customer can use a code once. A canceled order does not count as a use.
    uniqueIndex('orders_promo_once')
      .on(table.promoCode, table.customerId)
      .where(sql`${table.promoCode} is not null and ${table.status} <> 'canceled'`),
  ],
);

export type OrderRow = typeof orders.$inferSelect;

/** Order numbers are random (ADR 053), so lists sort by time. Two indexes support this order. */
export const latestFirst = [desc(orders.createdAt), desc(orders.id)];

/** The lines of orders, with names, options and prices at the time of the order. */
export const orderLines = pgTable(
  'order_lines',
  {
    /** Derived from the order's number and the line's position (ADR 053). */
    id: bigint({ mode: 'number' }).primaryKey(),
    orderId: integer()
      .notNull()
      .references(() => orders.id),
    productId: integer()
      .notNull()
      .references(() => products.id),
    variantId: integer()
      .notNull()
      .references(() => variants.id),
    name: localized(),
    options: localized(),
    image: text(),
    amount: integer().notNull(),
    /** The unit price before the promo code, and the line's share of the code's discount. */
    price: amountUzs().notNull(),
    promoDiscount: amountUzs().notNull().default(0),
    /** The units that the shop has taken back. */
    returned: integer().notNull().default(0),
    reviewedAt: instant(),
  },
  (table) => [uniqueIndex('order_lines_once').on(table.orderId, table.variantId)],
);

/** Each status, payment status and stage that an order has had, and its returns and refunds. */
export const orderEvents = pgTable(
  'order_events',
  {
    id: identity(),
    orderId: integer()
      .notNull()
      .references(() => orders.id),
    kind: text({ enum: ['status', 'payment', 'stage', 'return', 'refund'] }).notNull(),
    value: text({
      enum: [...ORDER_STATUSES, ...PAYMENT_STATUSES, ...ORDER_STAGES, 'returned'],
    }).notNull(),
    /** `null` for events of older orders. */
    actor: text({ enum: ORDER_ACTORS }),
    at: instant().notNull(),
  },
  (table) => [index('order_events_order').on(table.orderId, table.id)],
);

/**
 * Customers' requests to return order lines. A request is closed when the shop takes back units of
 * its line.
 */
export const returnRequests = pgTable('return_requests', {
  lineId: bigint({ mode: 'number' })
    .primaryKey()
    .references(() => orderLines.id),
  reason: text().notNull(),
  createdAt: instant().notNull(),
  closedAt: instant(),
});

/** Units that the shop has taken back, one row per command. */
export const orderReturns = pgTable(
  'order_returns',
  {
    id: identity(),
    orderId: integer()
      .notNull()
      .references(() => orders.id),
    lineId: bigint({ mode: 'number' })
      .notNull()
      .references(() => orderLines.id),
    units: integer().notNull(),
    /** The price of these units. */
    amount: amountUzs().notNull(),
    at: instant().notNull(),
  },
  (table) => [index('order_returns_order').on(table.orderId, table.id)],
);

/** Money that was returned to the shopper, as the shop or the payment provider recorded it. */
export const refunds = pgTable(
  'refunds',
  {
    id: identity(),
    orderId: integer()
      .notNull()
      .references(() => orders.id),
    amount: amountUzs().notNull(),
    /** A note that only staff see. */
    note: text().notNull(),
    actor: text({ enum: ORDER_ACTORS }).notNull(),
    at: instant().notNull(),
  },
  (table) => [index('refunds_order').on(table.orderId, table.id)],
);

/** Staff notes. Customers never see them. */
export const orderNotes = pgTable(
  'order_notes',
  {
    id: identity(),
    orderId: integer()
      .notNull()
      .references(() => orders.id),
    text: text().notNull(),
    at: instant().notNull(),
  },
  (table) => [index('order_notes_order').on(table.orderId, table.id)],
);

export const STOCK_REASONS = ['order', 'cancel', 'return', 'operator', 'import'] as const;

/** The ledger of all stock changes. */
export const stockMoves = pgTable(
  'stock_moves',
  {
    id: identity(),
    variantId: integer()
      .notNull()
      .references(() => variants.id),
    orderId: integer().references(() => orders.id),
    reason: text({ enum: STOCK_REASONS }).notNull(),
    change: integer().notNull(),
    at: instant().notNull(),
  },
  (table) => [
    // An order reduces the stock at most once and restores it at most once. The units of several
    // returns are added up in one row.
    uniqueIndex('stock_moves_once').on(table.orderId, table.variantId, table.reason),
    index('stock_moves_variant').on(table.variantId, table.id),
  ],
);

export const payments = pgTable(
  'payments',
  {
    id: identity(),
    orderId: integer()
      .notNull()
      .references(() => orders.id),
    provider: text({ enum: ONLINE_PAYMENTS }).notNull(),
    externalId: text().notNull(),
    amount: amountUzs().notNull(),
    state: text({ enum: ['created', 'paid', 'canceled', 'refunded'] }).notNull(),
    providerTime: milliseconds().notNull(),
    reason: integer(),
    createdAt: instant().notNull(),
    paidAt: instant(),
    canceledAt: instant(),
  },
  (table) => [
    uniqueIndex('payments_external').on(table.provider, table.externalId),
    index('payments_order').on(table.orderId, table.id),
    index('payments_time').on(table.provider, table.providerTime),
  ],
);

/** Stored responses by idempotency key. A repeated request gets the same response. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    /** The owner of the key: see `api/order/idempotency.ts`. */
    scope: text().notNull(),
    key: text().notNull(),
    bodyHash: text().notNull(),
    answer: text().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.scope, table.key] }),
    index('idempotency_keys_age').on(table.createdAt),
  ],
);
