import { type ListResult, toListResult } from '@/api/catalog/list/list-cursor';
import { categoryPath } from '@/api/catalog/live/taxonomy';
import type { Ports } from '@/api/shared/ports';
import type { ContentLocale } from '@/lib/constants';
import type { ProductCard } from '@/lib/contract/product';
import { listCards } from './card';
import { requireProduct } from './product';

/** Lists the most popular products of the product's own category, then of each ancestor. */
export async function listSimilar(
  { db, catalog }: Ports,
  { slug, size }: { slug: string; size: number },
  locale: ContentLocale,
): Promise<ListResult<ProductCard>> {
  const product = await requireProduct(db, slug);
  const { search, taxonomy, cards } = await catalog.current();
  const found = new Set<number>();
  for (const { id } of categoryPath(taxonomy, product.categoryId).toReversed()) {
    if (found.size > size) break;
    const page = await search.page({ menu: id, page: 1, size: size + 1 });
    for (const other of page.ids) found.add(other);
  }
  found.delete(product.id);
  return toListResult(await listCards({ db, cards }, [...found].slice(0, size), locale));
}
