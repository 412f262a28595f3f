import type { PRODUCT_SORTS } from '@/lib/constants';

export type CatalogSort = (typeof PRODUCT_SORTS)[number];

type Maybe<T> = T | undefined;

export type CatalogFilter = {
  text?: Maybe<string>;
  /** The category whose page this is; `categories` narrow it further. */
  menu?: Maybe<number>;
  collection?: Maybe<number>;
  sale?: Maybe<number>;
  categories?: Maybe<number[]>;
  values?: Maybe<number[]>;
  priceMin?: Maybe<number>;
  priceMax?: Maybe<number>;
  discounted?: Maybe<boolean>;
  express?: Maybe<boolean>;
};

/** `page` counts from 1. Without `sort`: by name match when there is text, else by popularity. */
export type CatalogQuery = CatalogFilter & {
  sort?: Maybe<CatalogSort>;
  page: number;
  size: number;
};

export type IdCount = { id: number; count: number };

/** Each group is counted under all filters but its own; an id that is missing has the count 0. */
export type CatalogFacets = {
  price: { min: number; max: number };
  categories: IdCount[];
  /** How many of the goods found have any value of the attribute. */
  attributes: IdCount[];
  values: IdCount[];
  discounted: number;
  express: number;
};

/** `corrected` is the text that was searched for instead when the given one found nothing. */
export type CatalogPage = {
  ids: number[];
  count: number;
  corrected: string | null;
  facets: CatalogFacets;
};
