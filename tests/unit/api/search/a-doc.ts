import type { CatalogDoc } from '@/api/search/catalog-doc';

export function aDoc(doc: Partial<CatalogDoc> & { id: number }): CatalogDoc {
  return {
    categories: [],
    values: [],
    collections: [],
    sales: [],
    price: 100_000,
    discountPercent: 0,
    isNew: false,
    express: false,
    inStock: true,
    popularity: 0,
    rating: 0,
    createdAt: 0,
    names: [],
    ...doc,
  };
}
