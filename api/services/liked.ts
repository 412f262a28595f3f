import { and, count, desc, eq, isNull, sql } from 'drizzle-orm';
import { listCards } from '@/api/catalog/card';
import { type ListResult, toListResult } from '@/api/catalog/list/list-cursor';
import { requireProduct } from '@/api/catalog/product';
import type { Db } from '@/api/db/database';
import { likedProducts } from '@/api/db/schema/cart';
import { products } from '@/api/db/schema/catalog';
import { advisoryLock, inTransaction } from '@/api/db/transaction';
import { Invalid } from '@/api/shared/errors';
import type { Ports } from '@/api/shared/ports';
import type { ContentLocale } from '@/lib/constants';
import type { LikedItem } from '@/lib/contract/liked';

/**
 * Maximum number of products in a wishlist. It also limits the size of the response. Withdrawn
 * products are hidden and do not count.
 */
export const LIKED_MAX = 200;

/** Lists the wishlist, latest first. Returns an empty list for a shopper without a key (`null`). */
export async function listLiked(
  { db, catalog }: Ports,
  shopper: string | null,
  locale: ContentLocale,
): Promise<ListResult<LikedItem>> {
  if (shopper === null) return toListResult([]);
  const rows = await db
    .select({ id: likedProducts.productId })
    .from(likedProducts)
    .innerJoin(products, eq(products.id, likedProducts.productId))
    .where(and(eq(likedProducts.shopper, shopper), isNull(products.withdrawnAt)))
    .orderBy(desc(likedProducts.id))
    .limit(LIKED_MAX);
  const ids = rows.map(({ id }) => id);
  const { cards } = await catalog.current();
  return toListResult(
    (await listCards({ db, cards }, ids, locale)).map((product) => ({ product })),
  );
}

/**
 * Adds a product to the wishlist. Idempotent.
 * @param newShopper - Returns the shopper's key; called only when the product is for sale.
 * @throws NotFound when the product does not exist.
 * @throws Gone when the product is withdrawn.
 * @throws Invalid when the wishlist is full.
 */
export async function addLiked(
  { db, now }: Ports,
  newShopper: () => string,
  productId: number,
): Promise<void> {
  const { id } = await requireProduct(db, String(productId));
  const shopper = newShopper();
  await inTransaction(db, async (tx) => {
    await refuseFull(tx, shopper, id);
    await tx
      .insert(likedProducts)
      .values({ shopper, productId: id, addedAt: now() })
      .onConflictDoNothing();
  });
}

/** Serializes changes to a shopper's wishlist until the transaction ends. */
export function holdLiked(tx: Db, shopper: string): Promise<void> {
  return advisoryLock(tx, `liked:${shopper}`);
}

async function refuseFull(tx: Db, shopper: string, productId: number): Promise<void> {
  await holdLiked(tx, shopper);
  const [held] = await tx
    .select({
      products: count(),
      isThere: sql<boolean | null>`bool_or(${products.id} = ${productId})`,
    })
    .from(likedProducts)
    .innerJoin(products, eq(products.id, likedProducts.productId))
    .where(and(eq(likedProducts.shopper, shopper), isNull(products.withdrawnAt)));
  if (held && held.products >= LIKED_MAX && !held.isThere) throw new Invalid({}, 'likedFull');
}

/** Removes a product from the wishlist. Idempotent. */
export async function removeLiked(
  { db }: Ports,
  shopper: string | null,
  productId: number,
): Promise<void> {
  if (shopper === null) return;
  await db
    .delete(likedProducts)
    .where(and(eq(likedProducts.shopper, shopper), eq(likedProducts.productId, productId)));
}
