import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { shownFirst } from '@/api/catalog/shown-variant';
import type { Db } from '@/api/db/database';
import { products, variants } from '@/api/db/schema/catalog';
import { GoodsConflict, Invalid, NotFound } from '@/api/shared/errors';
import { ORDER_AMOUNT_MAX } from '@/lib/constants';
import type { RefusedOrder } from '@/lib/contract/order';
import type { QuotedLine } from '@/lib/contract/quote';
import { type CartTotal, cartTotal } from '@/lib/domain/order/cart-total';
import { currentPrice } from '@/lib/domain/product/discount';

/**
 * An order line as requested. `seen` is the line total (UZS) that the shopper saw; `null` skips the
 * price check.
 */
export type Wanted = { variantId: number; amount: number; seen: number | null };

/** A requested line with the current row of its SKU. Prices are per unit in UZS. */
export type Line = Awaited<ReturnType<typeof goodsRows>>[number] & Wanted;

/**
 * Merges the lines of each SKU and sorts them by SKU id, because rows are locked in that sequence.
 */
export function merged(lines: Wanted[]): Wanted[] {
  const byId = new Map<number, Wanted>();
  for (const line of lines) {
    const before = byId.get(line.variantId);
    byId.set(line.variantId, before ? added(before, line) : line);
  }
  return [...byId.values()].sort((one, other) => one.variantId - other.variantId);
}

/**
 * Reads price and stock for each line, in the order of `wanted`.
 * @param isLocked - Locks the SKU rows until the transaction ends.
 * @throws NotFound when a SKU does not exist.
 */
export async function readLines(
  db: Db,
  wanted: Wanted[],
  { isLocked = false } = {},
): Promise<Line[]> {
  const ids = wanted.map(({ variantId }) => variantId);
  const query = goodsRows(db, ids);
  const rows = await (isLocked ? query.for('no key update', { of: variants }) : query);
  const byId = new Map(rows.map((row) => [row.variantId, row]));
  return wanted.map((line) => {
    const row = byId.get(line.variantId);
    if (!row) throw new NotFound('noProduct');
    return { ...row, ...line };
  });
}

/**
 * Returns the id of the SKU that the product card shows.
 * @throws NotFound when the product has no SKU for sale.
 */
export async function firstVariant(db: Db, productId: number): Promise<number> {
  const [row] = await db
    .select({ id: variants.id })
    .from(variants)
    .where(and(eq(variants.productId, productId), eq(variants.isWithdrawn, false)))
    .orderBy(...shownFirst)
    .limit(1);
  if (!row) throw new NotFound('noProduct');
  return row.id;
}

/**
 * Rejects lines that exceed the stock or whose total differs from the one the shopper saw.
 * @throws GoodsConflict with code `out_of_stock` or `price_changed` and the lines at fault.
 */
export function refuseChanged(lines: Line[]): void {
  const short = lines.filter(({ amount, stock }) => amount > stock);
  const repriced = lines.filter((line) => line.seen !== null && line.seen !== lineTotal(line));
  const code = short.length > 0 ? 'out_of_stock' : 'price_changed';
  const atFault = lines.filter((line) => short.includes(line) || repriced.includes(line));
  if (atFault.length === 0) return;

  const data: Omit<RefusedOrder, 'detail'> = { code, lines: atFault.map(toQuotedLine) };
  const skus = atFault.map(({ article, variantId }) => `${article} #${variantId}`);
  throw new GoodsConflict(code === 'out_of_stock' ? 'notEnough' : 'priceChanged', data, skus);
}

/**
 * Adds up the lines, in whole UZS.
 * @throws Invalid when the total exceeds the maximum for one order.
 */
export function totalOf(lines: Line[]): CartTotal {
  const total = cartTotal(
    lines.map((line) => ({ checked: true, amount: line.amount, sub_product: toQuotedLine(line) })),
  );
  if (total.full > ORDER_AMOUNT_MAX) throw new Invalid({ lines: 'fieldInvalid' });
  return total;
}

/**
 * Returns whether express delivery is possible: every product must be in the shop's own warehouse.
 */
export function isExpress(lines: Line[]): boolean {
  return lines.every(({ express }) => express);
}

/** Returns the current price of one unit, in UZS. */
export function unitPrice({ price, discountedPrice }: Line): number {
  return currentPrice({ price, discounted_price: discountedPrice });
}

/** Converts a line to the wire format. Prices are per unit in UZS. */
export function toQuotedLine(line: Line): QuotedLine {
  return {
    sub_product: line.variantId,
    amount: line.amount,
    price: line.price,
    discounted_price: line.discountedPrice,
    stock: line.stock,
  };
}

/** Returns the discounted price of all units of a line, in UZS. */
export function lineTotal(line: Line): number {
  return unitPrice(line) * line.amount;
}

function added(one: Wanted, other: Wanted): Wanted {
  const seen = one.seen === null || other.seen === null ? null : one.seen + other.seen;
  return { ...one, amount: one.amount + other.amount, seen };
}

function goodsRows(db: Db, ids: number[]) {
  return db
    .select({
      variantId: variants.id,
      options: variants.options,
      price: variants.price,
      discountedPrice: variants.discountedPrice,
      /** A withdrawn SKU counts as sold out. */
      stock: sql<number>`case when ${variants.isWithdrawn} or ${products.withdrawnAt} is not null
        then 0 else ${variants.stock} end`,
      productId: products.id,
      article: products.article,
      name: products.name,
      express: products.express,
    })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(inArray(variants.id, ids))
    .orderBy(asc(variants.id))
    .limit(ids.length)
    .$dynamic();
}
