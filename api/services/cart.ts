import { and, asc, count, eq, sql } from 'drizzle-orm';
import { type ListResult, toListResult } from '@/api/catalog/list/list-cursor';
import type { Taxonomy } from '@/api/catalog/live/taxonomy';
import { type ImageRow, imagesOf, optionsText, shownImage } from '@/api/catalog/variant-text';
import type { Db } from '@/api/db/database';
import { cartLines } from '@/api/db/schema/cart';
import { products, variants } from '@/api/db/schema/catalog';
import { advisoryLock, inTransaction } from '@/api/db/transaction';
import { Gone, Invalid, NotFound } from '@/api/shared/errors';
import { textIn } from '@/api/shared/locale';
import type { Ports } from '@/api/shared/ports';
import type { ContentLocale } from '@/lib/constants';
import type { CartLine } from '@/lib/contract/cart';
import { productSlug } from '@/lib/domain/text/slug';

/** Maximum number of lines in a cart. It also limits the size of the response. */
export const CART_MAX = 200;

/**
 * Lists the cart in the order in which lines were added. Returns an empty list for a shopper
 * without a key (`null`).
 */
export async function listCart(
  { db, catalog }: Ports,
  shopper: string | null,
  locale: ContentLocale,
): Promise<ListResult<CartLine>> {
  if (shopper === null) return toListResult([]);
  const rows = await lineRows(db, shopper);
  if (rows.length === 0) return toListResult([]);

  const images = await imagesOf(
    db,
    rows.map(({ productId }) => productId),
  );
  const { taxonomy } = await catalog.current();
  return toListResult(rows.map((row) => toCartLine(row, images, { taxonomy, locale })));
}

/**
 * Sets the amount of a cart line (absolute, not an increment) and adds the line if needed.
 * @param newShopper - Returns the shopper's key; called only when the SKU has enough stock.
 * @throws NotFound when the SKU does not exist.
 * @throws Gone when the product is withdrawn.
 * @throws Invalid when the amount exceeds the stock (`notEnough`) or the cart is full.
 */
export async function putCartLine(
  { db, now }: Ports,
  newShopper: () => string,
  line: { sub_product: number; amount: number },
): Promise<void> {
  const [variant] = await db
    .select({ stock: variants.stock, withdrawnAt: products.withdrawnAt })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(eq(variants.id, line.sub_product))
    .limit(1);
  if (!variant) throw new NotFound('noProduct');
  if (variant.withdrawnAt) throw new Gone();
  if (line.amount > variant.stock) throw new Invalid({ amount: 'notEnough' }, 'notEnough');

  const shopper = newShopper();
  await inTransaction(db, async (tx) => {
    await refuseFull(tx, shopper, line.sub_product);
    await tx
      .insert(cartLines)
      .values({ shopper, variantId: line.sub_product, amount: line.amount, changedAt: now() })
      .onConflictDoUpdate({
        target: [cartLines.shopper, cartLines.variantId],
        set: { amount: line.amount, changedAt: now() },
      });
  });
}

/** Serializes changes to a shopper's cart until the transaction ends. */
export function holdCart(tx: Db, shopper: string): Promise<void> {
  return advisoryLock(tx, `cart:${shopper}`);
}

/** Rejects a new line if the cart is full. Existing lines can still change. */
async function refuseFull(tx: Db, shopper: string, variantId: number): Promise<void> {
  await holdCart(tx, shopper);
  const [held] = await tx
    .select({
      lines: count(),
      isThere: sql<boolean | null>`bool_or(${cartLines.variantId} = ${variantId})`,
    })
    .from(cartLines)
    .where(eq(cartLines.shopper, shopper));
  if (held && held.lines >= CART_MAX && !held.isThere) throw new Invalid({}, 'cartFull');
}

/** Removes a line from the cart. Idempotent. */
export async function removeCartLine(
  { db }: Ports,
  shopper: string | null,
  variantId: number,
): Promise<void> {
  if (shopper === null) return;
  await db
    .delete(cartLines)
    .where(and(eq(cartLines.shopper, shopper), eq(cartLines.variantId, variantId)));
}

function lineRows(db: Db, shopper: string) {
  return db
    .select({
      amount: cartLines.amount,
      variantId: variants.id,
      options: variants.options,
      price: variants.price,
      discountedPrice: variants.discountedPrice,
      stock: variants.stock,
      productId: products.id,
      name: products.name,
      express: products.express,
      withdrawnAt: products.withdrawnAt,
    })
    .from(cartLines)
    .innerJoin(variants, eq(variants.id, cartLines.variantId))
    .innerJoin(products, eq(products.id, variants.productId))
    .where(eq(cartLines.shopper, shopper))
    .orderBy(asc(cartLines.id))
    .limit(CART_MAX);
}

type LineRow = Awaited<ReturnType<typeof lineRows>>[number];

type Naming = { taxonomy: Taxonomy; locale: ContentLocale };

function toCartLine(row: LineRow, images: ImageRow[], naming: Naming): CartLine {
  return {
    sub_product: {
      id: row.variantId,
      price: row.price,
      discounted_price: row.discountedPrice,
      // A withdrawn SKU stays in the cart as sold out.
      amount: row.withdrawnAt ? 0 : row.stock,
    },
    amount: row.amount,
    product: {
      id: row.productId,
      slug: productSlug(row.name.uz, row.productId),
      name: textIn(row.name, naming.locale),
      image: shownImage(row, images),
      is_express: row.express,
    },
    options: optionsText(row.options, naming),
  };
}
