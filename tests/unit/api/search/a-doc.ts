import type { CatalogDoc } from '@/api/search/catalog-doc';
import { type CatalogFlag, recordOf, storedFlags } from '@/lib/domain/product/catalog-flags';

export function aDoc(doc: Partial<CatalogDoc> & { id: number }): CatalogDoc {
  return {
    categories: [],
    values: [],
    collections: [],
    sales: [],
    price: 100_000,
    discountPercent: 0,
    isNew: false,
    ...recordOf(storedFlags, () => false),
    inStock: true,
    popularity: 0,
    rating: 0,
    createdAt: 0,
    names: [],
    ...doc,
  };
}

const flagged: { [Name in CatalogFlag]?: Partial<CatalogDoc> } = {
  discounted: { discountPercent: 10 },
  in_stock: { inStock: true },
  well_rated: { rating: 4 },
};

/** Returns a product with only the given flag, or with none. */
export function flaggedDoc(id: number, flag?: CatalogFlag): CatalogDoc {
  const own = flag && (flagged[flag] ?? { [flag]: true });
  return aDoc({ id, inStock: false, rating: 3.9, ...own });
}
