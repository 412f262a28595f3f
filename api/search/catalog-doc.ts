import type { FlagFacts } from '@/lib/domain/product/catalog-flags';

export type CatalogDoc = FlagFacts & {
  id: number;
  /** The product's own category and all its ancestors. */
  categories: number[];
  /** Attribute values, including the brand and the option values of the variants. */
  values: number[];
  collections: number[];
  sales: number[];
  price: number;
  isNew: boolean;
  popularity: number;
  createdAt: number;
  /** The names in both languages, the brand and the SKU. */
  names: string[];
};
