import type { CatalogPage, CatalogQuery, IdCount } from './catalog-query';

export type GoodsPage = Pick<CatalogPage, 'ids' | 'count'>;
export type SuggestLimits = { categories: number; products: number };
export type Suggested = { categoryIds: number[]; productIds: number[] };

/** Everything that the shop asks of a search, whichever engine answers. */
export type SearchPort = {
  /** A page of a list, and what the rest of the list is made of. */
  list: (query: CatalogQuery) => Promise<CatalogPage>;
  /** The same page alone, for rows of goods and totals. */
  page: (query: CatalogQuery) => Promise<GoodsPage>;
  suggest: (text: string, limits: SuggestLimits) => Promise<Suggested>;
  /** How many goods each category has, its descendants' included; one without goods is missing. */
  categoryCounts: () => Promise<IdCount[]>;
  /** The most popular product of each of these categories that has any. */
  categoryFirsts: (categories: number[]) => Promise<{ category: number; product: number }[]>;
};
