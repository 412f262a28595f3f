import { eq } from 'drizzle-orm';
import type { Db } from '@/api/db/database';
import { sales } from '@/api/db/schema/showcase';
import { NotFound } from '@/api/shared/errors';
import { textIn } from '@/api/shared/locale';
import type { Ports } from '@/api/shared/ports';
import type { ContentLocale } from '@/lib/constants';
import type { Sale } from '@/lib/contract/catalog';
import type { ProductCard } from '@/lib/contract/product';
import { listCards } from './card';

type Paging = { page: number; size: number };

/**
 * Returns a sale with the number of its products.
 *
 * @throws NotFound when the sale does not exist.
 */
export async function getSale(
  { db, catalog }: Ports,
  id: number,
  locale: ContentLocale,
): Promise<Sale> {
  const row = await requireSale(db, id);
  const { search } = await catalog.current();
  const { count } = await search.page({ sale: id, page: 1, size: 1 });
  return {
    id: row.id,
    name: textIn(row.name, locale),
    description: textIn(row.description, locale),
    is_home: row.isHome,
    starts_at: row.startsAt.toISOString(),
    ends_at: row.endsAt.toISOString(),
    products_count: count,
  };
}

/**
 * Lists a page of the products in a sale.
 *
 * @throws NotFound when the sale does not exist.
 */
export async function listSaleProducts(
  { db, catalog }: Ports,
  { id, ...paging }: Paging & { id: number },
  locale: ContentLocale,
): Promise<{ results: ProductCard[]; count: number }> {
  await requireSale(db, id);
  const { search, cards } = await catalog.current();
  const { ids, count } = await search.page({ sale: id, ...paging });
  return { results: await listCards({ db, cards }, ids, locale), count };
}

/**
 * Returns the row of a sale.
 *
 * @throws NotFound when the sale does not exist.
 */
export async function requireSale(db: Db, id: number) {
  const [row] = await db.select().from(sales).where(eq(sales.id, id)).limit(1);
  if (!row) throw new NotFound('noSale');
  return row;
}
