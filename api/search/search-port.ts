import type { CatalogPage, CatalogQuery, IdCount } from './catalog-query';

export type GoodsPage = Pick<CatalogPage, 'ids' | 'count'>;
export type SuggestLimits = { categories: number; products: number };
export type Suggested = { categoryIds: number[]; productIds: number[] };

/** The interface of the embedded search and of a search engine. */
export type SearchPort = {
  /** Returns a page of a list with its facets. */
  list: (query: CatalogQuery) => Promise<CatalogPage>;
  /** Returns a page of a list without facets, for product rows and totals. */
  page: (query: CatalogQuery) => Promise<GoodsPage>;
  suggest: (text: string, limits: SuggestLimits) => Promise<Suggested>;
  /**
   * Returns product counts per category including descendants. Omits categories without products.
   */
  categoryCounts: () => Promise<IdCount[]>;
  /**
   * Returns the most popular product of each of these categories. Omits categories without
   * products.
   */
  categoryFirsts: (categories: number[]) => Promise<{ category: number; product: number }[]>;
};
