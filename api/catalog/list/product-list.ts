import { eq } from 'drizzle-orm';
import { listCards } from '@/api/catalog/card';
import type { Category, Taxonomy } from '@/api/catalog/live/taxonomy';
import { requireSale } from '@/api/catalog/sale';
import type { Db } from '@/api/db/database';
import { collections } from '@/api/db/schema/showcase';
import type { CatalogFilter } from '@/api/search/catalog-query';
import { NotFound } from '@/api/shared/errors';
import type { Ports } from '@/api/shared/ports';
import type { ContentLocale } from '@/lib/constants';
import type { ProductList, ProductQuery } from '@/lib/contract/product';
import { catalogFlags, recordOf } from '@/lib/domain/product/catalog-flags';
import { toFacets } from './facet-view';
import { hasMoved, nextCursor, readCursor } from './list-cursor';

/**
 * Lists one page of products with facets and the cursor of the next page.
 *
 * @throws NotFound when the category, collection or sale does not exist.
 */
export async function listProducts(
  { db, catalog }: Ports,
  query: ProductQuery,
  locale: ContentLocale,
): Promise<ProductList> {
  const { search, taxonomy, cards } = await catalog.current();
  const menu = menuOf(taxonomy, query.menu);
  const listQuery = {
    ...(await toFilter(db, query)),
    menu: menu?.id,
    sort: query.sort,
    page: query.page,
    size: query.size,
  };
  const cursor = query.after ? readCursor(listQuery, query.after) : null;
  const page = await search.list({ ...listQuery, after: cursor?.place });
  const { ids, count, facets, corrected } = page;
  const selected = { menu, categories: query.category ?? [], values: query.values ?? [] };
  return {
    results: await listCards({ db, cards }, ids, locale),
    count,
    facets: toFacets({ ...facets, count }, selected, { taxonomy, locale }),
    known_ids: {
      category: selected.categories.filter((id) => taxonomy.categories.has(id)),
      values: selected.values.filter((id) => taxonomy.values.has(id)),
    },
    corrected_search: corrected,
    next: nextCursor(listQuery, page),
    ...(cursor && { has_moved: hasMoved(cursor, page.before) }),
  };
}

function menuOf({ categoriesBySlug }: Taxonomy, slug: string | undefined): Category | undefined {
  if (!slug) return undefined;
  const category = categoriesBySlug.get(slug);
  if (!category) throw new NotFound('noCategory');
  return category;
}

async function toFilter(db: Db, query: ProductQuery): Promise<CatalogFilter> {
  if (query.sale) await requireSale(db, query.sale);
  return {
    text: query.search || undefined,
    collection: query.collection ? await collectionId(db, query.collection) : undefined,
    sale: query.sale,
    categories: query.category,
    values: query.values,
    priceMin: query.price_min,
    priceMax: query.price_max,
    ...recordOf(catalogFlags, ({ name }) => query[name]),
  };
}

async function collectionId(db: Db, slug: string): Promise<number> {
  const [row] = await db
    .select({ id: collections.id })
    .from(collections)
    .where(eq(collections.slug, slug))
    .limit(1);
  if (!row) throw new NotFound('noCollection');
  return row.id;
}
