import { and, asc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Db } from '@/api/db/database';
import { cartLines, likedProducts } from '@/api/db/schema/cart';
import type { customers } from '@/api/db/schema/customer';
import { orders } from '@/api/db/schema/order';
import { restockAlerts } from '@/api/db/schema/restock';
import { seenProducts } from '@/api/db/schema/shopper';
import { recordOrderEvent } from '@/api/outbox/order-event';
import { CART_MAX, holdCart } from '@/api/services/cart';
import { holdLiked, LIKED_MAX } from '@/api/services/liked';
import { deleteBeyondLatest } from '@/api/services/seen';
import { moveKnownBrowser } from './known-origin';
import { shopperOfCustomer } from './token';
import { keepName } from './user';

type Customer = typeof customers.$inferSelect;
type Owners = { guest: string; customer: string };

/**
 * Moves a guest's cart, wishlist, history and alerts to the customer. Idempotent, even when another
 * tab signs in at the same time.
 */
export async function mergeGuest(tx: Db, owners: Owners): Promise<void> {
  await copyKeys(tx, { from: owners.guest, to: owners.customer });
  await holdCart(tx, owners.customer);
  await holdLiked(tx, owners.customer);
  await mergeCart(tx, owners);
  await mergeLiked(tx, owners);
  await mergeSeen(tx, owners);
  await mergeRestock(tx, owners);
}

type Move = { customerId: number; from: string | null; to: string };

/**
 * Moves the rows that `mergeGuest` leaves under the browser's previous key to its new key: the
 * guest's unconfirmed orders, stored responses to order requests, and the mark of a known browser.
 * The responses also remain under the previous key until they expire, because the browser keeps
 * sending that key if the response with the new one is lost.
 */
export async function moveGuest(tx: Db, { customerId, from, to }: Move): Promise<void> {
  if (from === null) return;
  await tx
    .update(orders)
    .set({ shopper: to })
    .where(
      and(eq(orders.shopper, from), isNull(orders.customerId), isNotNull(orders.confirmUntil)),
    );
  await copyKeys(tx, { from, to });
  await moveKnownBrowser(tx, { customerId, from, to });
}

/**
 * Moves the unconfirmed orders that this browser placed for the customer's phone to the customer,
 * and confirms them. Orders from other browsers may belong to strangers.
 */
export async function claimOrders(
  tx: Db,
  customer: Customer,
  { guest, at }: { guest: string; at: Date },
): Promise<Customer> {
  const { id, phone } = customer;
  const claimed = await tx
    .update(orders)
    .set({ customerId: id, shopper: shopperOfCustomer(id), confirmUntil: null, origin: null })
    .where(
      and(
        eq(orders.shopper, guest),
        eq(orders.phone, phone),
        isNull(orders.customerId),
        isNotNull(orders.confirmUntil),
      ),
    )
    .returning({ orderId: orders.id, fullName: orders.fullName });
  for (const { orderId } of claimed) {
    const event = { orderId, kind: 'stage', value: 'confirmed', actor: 'customer' } as const;
    await recordOrderEvent(tx, { ...event, at });
  }
  const [first] = claimed;
  return (first && (await keepName(tx, id, first.fullName))) ?? customer;
}

/**
 * Copies stored responses, so that a guest's order whose response was lost is also found after the
 * sign-in and not placed twice (ADR 017).
 */
async function copyKeys(tx: Db, { from, to }: { from: string; to: string }): Promise<void> {
  await tx.execute(sql`
    insert into idempotency_keys (scope, key, body_hash, answer, created_at)
    select ${to}, key, body_hash, answer, created_at
    from idempotency_keys where scope = ${from} order by key
    on conflict do nothing`);
}

/**
 * Moves the guest's cart lines to the customer. Lines beyond the cart's limit are dropped, because
 * they must not make a sign-in fail.
 */
async function mergeCart(tx: Db, { guest, customer }: Owners): Promise<void> {
  await tx.execute(sql`
    insert into cart_lines (shopper, variant_id, amount)
    select ${customer}, variant_id, amount from cart_lines where shopper = ${guest} order by id
    on conflict (shopper, variant_id) do update
    set amount = greatest(cart_lines.amount, excluded.amount)`);
  await tx.execute(sql`
    update cart_lines line
    set amount = least(line.amount, case when p.withdrawn_at is null then v.stock else 0 end)
    from variants v join products p on p.id = v.product_id
    where v.id = line.variant_id and line.shopper = ${customer}
    and line.variant_id in (select variant_id from cart_lines where shopper = ${guest})`);
  const beyond = tx
    .select({ id: cartLines.id })
    .from(cartLines)
    .where(eq(cartLines.shopper, customer))
    .orderBy(asc(cartLines.id))
    .offset(CART_MAX);
  await tx.delete(cartLines).where(eq(cartLines.shopper, guest));
  await tx.delete(cartLines).where(inArray(cartLines.id, beyond));
}

/** Keeps all of the customer's own items and adds the guest's up to the limit. */
async function mergeLiked(tx: Db, { guest, customer }: Owners): Promise<void> {
  await tx.execute(sql`
    with own as (
      select liked.product_id, p.withdrawn_at is null as is_sold
      from liked_products liked join products p on p.id = liked.product_id
      where liked.shopper = ${customer})
    insert into liked_products (shopper, product_id)
    select ${customer}, product_id from liked_products
    where shopper = ${guest} and product_id not in (select product_id from own) order by id
    limit greatest(0, ${LIKED_MAX} - (select count(*) from own where is_sold))
    on conflict do nothing`);
  await tx.delete(likedProducts).where(eq(likedProducts.shopper, guest));
}

/** Moves the guest's alerts to the customer. For the same SKU, the customer's own alert is kept. */
async function mergeRestock(tx: Db, { guest, customer }: Owners): Promise<void> {
  await tx.execute(sql`
    insert into restock_alerts (shopper, variant_id, phone, locale, created_at, tries, due_at)
    select ${customer}, variant_id, phone, locale, created_at, tries, due_at
    from restock_alerts where shopper = ${guest} order by id
    on conflict do nothing`);
  await tx.delete(restockAlerts).where(eq(restockAlerts.shopper, guest));
}

/** Moves the guest's viewed products to the customer. They count as the latest ones. */
async function mergeSeen(tx: Db, { guest, customer }: Owners): Promise<void> {
  await tx.execute(sql`
    insert into seen_products (shopper, product_id, seen_at)
    select ${customer}, product_id, seen_at from seen_products where shopper = ${guest} order by id
    on conflict do nothing`);
  await tx.delete(seenProducts).where(eq(seenProducts.shopper, guest));
  await deleteBeyondLatest(tx, customer);
}
