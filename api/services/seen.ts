import { and, desc, eq, inArray } from 'drizzle-orm';
import { products } from '@/api/db/schema/catalog';
import { seenProducts } from '@/api/db/schema/shopper';
import { NotFound } from '@/api/errors';
import type { Ports } from '@/api/ports';
import type { Locale } from '@/lib/constants';
import type { ProductCard } from '@/lib/contract/product';
import { listCards } from './card';
import { type Listed, listed } from './listed';

const SEEN_MAX = 30;

type Wish = { guest: string | null; page: number; size: number };

/** What this visitor has looked at, the latest first. */
export async function listSeen(
  { db }: Ports,
  { guest, page, size }: Wish,
  locale: Locale,
): Promise<Listed<ProductCard>> {
  if (guest === null) return listed([]);
  const rows = await db
    .select({ id: seenProducts.productId })
    .from(seenProducts)
    .where(eq(seenProducts.guest, guest))
    .orderBy(desc(seenProducts.seenAt))
    .limit(SEEN_MAX);
  const start = (page - 1) * size;
  const cards = await listCards(
    db,
    rows.map(({ id }) => id),
    locale,
  );
  return { results: cards.slice(start, start + size), count: cards.length };
}

export async function markSeen(
  { db, now }: Ports,
  guest: string,
  productId: number,
): Promise<void> {
  const [known] = await db
    .select({ id: products.id })
    .from(products)
    .where(eq(products.id, productId))
    .limit(1);
  if (!known) throw new NotFound('noProduct');

  await db.transaction(async (tx) => {
    await tx
      .insert(seenProducts)
      .values({ guest, productId, seenAt: now() })
      .onConflictDoUpdate({
        target: [seenProducts.guest, seenProducts.productId],
        set: { seenAt: now() },
      });
    const beyond = tx
      .select({ id: seenProducts.productId })
      .from(seenProducts)
      .where(eq(seenProducts.guest, guest))
      .orderBy(desc(seenProducts.seenAt))
      .limit(SEEN_MAX)
      .offset(SEEN_MAX);
    await tx
      .delete(seenProducts)
      .where(and(eq(seenProducts.guest, guest), inArray(seenProducts.productId, beyond)));
  });
}
