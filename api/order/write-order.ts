import { and, eq, inArray } from 'drizzle-orm';
import type { CatalogTx } from '@/api/catalog/live/catalog-changed';
import type { Taxonomy } from '@/api/catalog/live/taxonomy';
import { type ImageRow, imagesOf, optionsText, shownImage } from '@/api/catalog/variant-text';
import type { Db } from '@/api/db/database';
import { cartLines } from '@/api/db/schema/cart';
import type { Text } from '@/api/db/schema/column';
import { orderLines, orders } from '@/api/db/schema/order';
import { onCommit } from '@/api/db/transaction';
import { recordOrderEvent } from '@/api/outbox/order-event';
import type { Ports } from '@/api/shared/ports';
import { type ContentLocale, type Delivery, PAY_WITHIN_MS } from '@/lib/constants';
import { isOnlinePayment } from '@/lib/domain/order/checkout';
import { deliveryTerms } from '@/lib/domain/order/delivery';
import { type InstallmentPlan, installmentPlan } from '@/lib/domain/order/installment';
import type { PaymentMethod } from '@/lib/domain/order/payment-methods';
import { spreadDiscount } from '@/lib/domain/order/promo';
import { count } from '@/lib/telemetry/metrics';
import type { District } from './delivery';
import { isExpress, type Line, lineTotal, totalOf, unitPrice } from './order-goods';
import { lineNumber } from './order-number';
import type { OrderPromo } from './promo';
import { moveStock } from './stock';
import type { Hold } from './unconfirmed';

/** `customerId` is `null` for a guest; `shopper` is the key of the cart. */
export type Owner = { customerId: number | null; shopper: string };

/** The destination as text, which is stored with the order. Coordinates are empty if unknown. */
export type Destination = {
  delivery: Delivery;
  place: Text;
  pointId: number | null;
  region: District['region'];
  latitude: string;
  longitude: string;
};

/**
 * An order without lines and totals. `months` is the installment term; `hold` is set for guests.
 */
export type Draft = {
  isOneClick: boolean;
  fullName: string;
  phone: string;
  email: string;
  comment: string;
  destination: Destination;
  payment: PaymentMethod;
  months: number | null;
  hold: Hold | null;
  smsUpdates: boolean;
};

type Order = typeof orders.$inferSelect;
/**
 * The data for an order that its draft does not contain. `freeFrom` is the total (UZS) from which
 * courier delivery is free.
 */
export type Circumstances = {
  owner: Owner;
  locale: ContentLocale;
  taxonomy: Taxonomy;
  at: Date;
  freeFrom: number;
  promo: OrderPromo | null;
  newNumber: Ports['newOrderNumber'];
};

/**
 * Writes the order, its lines, history, stock and ledger entries in the caller's transaction, which
 * has locked the goods.
 */
export async function writeOrder(
  tx: CatalogTx,
  draft: Draft,
  lines: Line[],
  { owner, locale, taxonomy, at, freeFrom, promo, newNumber }: Circumstances,
): Promise<Order> {
  const { isOneClick, fullName, phone, email, comment, destination, payment, hold } = draft;
  const { delivery, place, pointId, latitude, longitude } = destination;
  const order = await insertOrder(tx, {
    newNumber,
    values: {
      ...owner,
      isOneClick,
      fullName,
      phone,
      email,
      comment,
      smsUpdates: draft.smsUpdates,
      locale,
      payment,
      delivery,
      place,
      pointId,
      latitude,
      longitude,
      ...totals(draft, lines, { at, freeFrom, promo }),
      ...(promo && { promoCode: promo.code, promoDiscount: promo.discount }),
      status: 'new',
      paymentStatus: 'waiting',
      payUntil: isOnlinePayment(payment) ? new Date(at.getTime() + PAY_WITHIN_MS) : null,
      ...(hold && { confirmUntil: hold.until, origin: hold.origin }),
      createdAt: at,
    },
  });

  const images = await imagesOf(
    tx,
    lines.map(({ productId }) => productId),
  );
  const discounts = spreadDiscount(lines.map(lineTotal), order.promoDiscount);
  await tx.insert(orderLines).values(
    lines.map((line, index) => ({
      ...toRow(order, line, { place: index + 1, images, taxonomy }),
      promoDiscount: discounts[index] ?? 0,
    })),
  );
  const placed = { orderId: order.id, kind: 'status', value: 'new', actor: 'customer' } as const;
  await recordOrderEvent(tx, { ...placed, at });
  const moves = lines.map(({ amount, ...line }) => ({ ...line, change: -amount }));
  await moveStock(tx, moves, { reason: 'order', orderId: order.id, at });
  onCommit(tx, () => count('chorsu_orders_total', { event: 'placed' }));
  return order;
}

type NewOrder = Omit<typeof orders.$inferInsert, 'id'>;

async function insertOrder(
  tx: Db,
  { newNumber, values }: { newNumber: () => number; values: NewOrder },
): Promise<Order> {
  for (;;) {
    const [order] = await tx
      .insert(orders)
      .values({ id: newNumber(), ...values })
      .onConflictDoNothing({ target: orders.id })
      .returning();
    if (order) return order;
  }
}

/** Removes the ordered SKUs from the shopper's cart. */
export async function emptyCart(tx: Db, { shopper }: Owner, lines: Line[]): Promise<void> {
  const ids = lines.map(({ variantId }) => variantId);
  await tx
    .delete(cartLines)
    .where(and(eq(cartLines.shopper, shopper), inArray(cartLines.variantId, ids)));
}

type Totals = Pick<Order, 'deliveryPrice' | 'deliveryDate' | 'total'> & {
  instalment: InstallmentPlan | null;
};

/**
 * Computes the delivery price, total (UZS), delivery date and installment plan of an order. Free
 * delivery depends on the price of the goods minus the promo code discount (product decision 44).
 */
export function totals(
  { destination, months }: Draft,
  lines: Line[],
  { at, freeFrom, promo }: Pick<Circumstances, 'at' | 'freeFrom' | 'promo'>,
): Totals {
  const goods = totalOf(lines).total - (promo?.discount ?? 0);
  const { delivery, region } = destination;
  const terms = { goods, freeFrom, isExpress: isExpress(lines), now: at };
  const { price, date } = deliveryTerms(delivery, region, terms);
  const total = goods + price;
  const instalment = months === null ? null : installmentPlan(total, months);
  return { deliveryPrice: price, deliveryDate: date, total, instalment };
}

function toRow(
  order: Order,
  line: Line,
  { place, images, taxonomy }: { place: number; images: ImageRow[]; taxonomy: Taxonomy },
): typeof orderLines.$inferInsert {
  return {
    id: lineNumber(order.id, place),
    orderId: order.id,
    productId: line.productId,
    variantId: line.variantId,
    name: line.name,
    options: {
      uz: optionsText(line.options, { taxonomy, locale: 'uz' }),
      ru: optionsText(line.options, { taxonomy, locale: 'ru' }),
    },
    image: shownImage(line, images),
    amount: line.amount,
    price: unitPrice(line),
  };
}
