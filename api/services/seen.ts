import { and, desc, eq, inArray } from 'drizzle-orm';
import { listCards } from '@/api/catalog/card';
import { type ListResult, toListResult } from '@/api/catalog/list/list-cursor';
import type { Db } from '@/api/db/database';
import { products } from '@/api/db/schema/catalog';
import { seenProducts } from '@/api/db/schema/shopper';
import { inTransaction } from '@/api/db/transaction';
import { NotFound } from '@/api/shared/errors';
import type { Ports } from '@/api/shared/ports';
import type { ContentLocale } from '@/lib/constants';
import type { ProductCard } from '@/lib/contract/product';

const SEEN_MAX = 30;

type Input = { shopper: string | null; page: number; size: number };

/** Lists the recently viewed products, latest first. */
export async function listSeen(
  { db, catalog }: Ports,
  { shopper, page, size }: Input,
  locale: ContentLocale,
): Promise<ListResult<ProductCard>> {
  if (shopper === null) return toListResult([]);
  const rows = await db
    .select({ id: seenProducts.productId })
    .from(seenProducts)
    .where(eq(seenProducts.shopper, shopper))
    .orderBy(desc(seenProducts.id))
    .limit(SEEN_MAX);
  const start = (page - 1) * size;
  const { cards: known } = await catalog.current();
  const cards = await listCards(
    { db, cards: known },
    rows.map(({ id }) => id),
    locale,
  );
  return { results: cards.slice(start, start + size), count: cards.length };
}

/**
 * Moves a product to the front of the recently viewed ones, and drops the oldest beyond the limit.
 * @throws NotFound when the product does not exist.
 */
export async function markSeen(
  { db, now }: Ports,
  shopper: string,
  productId: number,
): Promise<void> {
  const [known] = await db
    .select({ id: products.id })
    .from(products)
    .where(eq(products.id, productId))
    .limit(1);
  if (!known) throw new NotFound('noProduct');

  await inTransaction(db, async (tx) => {
    const own = eq(seenProducts.shopper, shopper);
    await tx.delete(seenProducts).where(and(own, eq(seenProducts.productId, productId)));
    await tx
      .insert(seenProducts)
      .values({ shopper, productId, seenAt: now() })
      .onConflictDoNothing();
    await deleteBeyondLatest(tx, shopper);
  });
}

/** Drops a shopper's oldest entries beyond the limit. */
export async function deleteBeyondLatest(tx: Db, shopper: string): Promise<void> {
  const beyond = tx
    .select({ id: seenProducts.id })
    .from(seenProducts)
    .where(eq(seenProducts.shopper, shopper))
    .orderBy(desc(seenProducts.id))
    .offset(SEEN_MAX);
  await tx.delete(seenProducts).where(inArray(seenProducts.id, beyond));
}
