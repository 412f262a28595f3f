import type { CatalogIndex } from '@/api/search/index/catalog-index';
import type { SearchPort } from './search-port';

/** Returns a search that uses an index in the memory of this process. */
export function embeddedSearch(index: CatalogIndex): SearchPort {
  return {
    list: async (query) => index.query(query),
    page: async (query) => index.page(query),
    suggest: async (text, limits) => index.suggest(text, limits),
    categoryCounts: async () => index.categoryCounts(),
    categoryFirsts: async (categories) =>
      categories.flatMap((category) => {
        const [product] = index.page({ menu: category, page: 1, size: 1 }).ids;
        return product === undefined ? [] : [{ category, product }];
      }),
  };
}
