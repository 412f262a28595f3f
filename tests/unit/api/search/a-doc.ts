import type { CatalogDoc } from '@/api/search/catalog-doc';
import { recordOf, storedFlags } from '@/lib/domain/product/catalog-flags';

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
