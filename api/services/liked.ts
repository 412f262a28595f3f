import { and, desc, eq } from 'drizzle-orm';
import { likedProducts } from '@/api/db/schema/cart';
import type { Ports } from '@/api/ports';
import type { Locale } from '@/lib/constants';
import type { LikedItem } from '@/lib/contract/liked';
import { listCards } from './card';
import { type Listed, listed } from './listed';
import { requireProduct } from './product';

/** Bounds one answer. */
const LIKED_MAX = 200;

/** The latest first. */
export async function listLiked(
  { db }: Ports,
  shopper: string | null,
  locale: Locale,
): Promise<Listed<LikedItem>> {
  if (shopper === null) return listed([]);
  const rows = await db
    .select({ id: likedProducts.productId })
    .from(likedProducts)
    .where(eq(likedProducts.shopper, shopper))
    .orderBy(desc(likedProducts.id))
    .limit(LIKED_MAX);
  const ids = rows.map(({ id }) => id);
  return listed((await listCards(db, ids, locale)).map((product) => ({ product })));
}

export async function addLiked(
  { db }: Ports,
  newShopper: () => string,
  productId: number,
): Promise<void> {
  const { id } = await requireProduct(db, String(productId));
  await db
    .insert(likedProducts)
    .values({ shopper: newShopper(), productId: id })
    .onConflictDoNothing();
}

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
