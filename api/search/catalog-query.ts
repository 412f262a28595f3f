import type { PRODUCT_SORTS } from '@/lib/constants';
import type { CatalogFlag } from '@/lib/domain/product/catalog-flags';

export type CatalogSort = (typeof PRODUCT_SORTS)[number];

type Maybe<T> = T | undefined;

export type CatalogFilter = { [Name in CatalogFlag]?: Maybe<boolean> } & {
  text?: Maybe<string>;
  /** The category whose page this is; `categories` narrow it further. */
  menu?: Maybe<number>;
  collection?: Maybe<number>;
  sale?: Maybe<number>;
  categories?: Maybe<number[]>;
  values?: Maybe<number[]>;
  priceMin?: Maybe<number>;
  priceMax?: Maybe<number>;
};

/**
 * The place of a product in the order of a list. `keys` are the values of the columns in `sortKeys`;
 * where exact matches precede other ones, the tier of the product (0 or 1) precedes them.
 */
export type ListPlace = { keys: number[]; id: number };

/** The goods that precede a page: their number and the sum of their ids, null if it is not known. */
export type GoodsBefore = { count: number; idSum: number | null };

/**
 * `page` counts from 1. Without `sort`: by name match when there is text, else by popularity.
 * With `after` the page begins behind that place, and `page` does not count.
 */
export type CatalogQuery = CatalogFilter & {
  sort?: Maybe<CatalogSort>;
  page: number;
  size: number;
  after?: Maybe<ListPlace>;
};

export type IdCount = { id: number; count: number };

/** Each group is counted under all filters but its own; an id that is missing has the count 0. */
export type CatalogFacets = Record<CatalogFlag, number> & {
  price: { min: number; max: number };
  categories: IdCount[];
  /** How many of the goods found have any value of the attribute. */
  attributes: IdCount[];
  values: IdCount[];
};

/** `corrected` is the text that was searched for instead when the given one found nothing. */
export type CatalogPage = {
  ids: number[];
  count: number;
  corrected: string | null;
  facets: CatalogFacets;
  before: GoodsBefore;
  /** The place of the last of the goods; null if there are none. */
  last: ListPlace | null;
};

/** Values by their attribute: goods need any value of each group. */
export function groupValues<Attribute>(
  ids: readonly number[],
  attributeOf: (id: number) => Attribute,
): Map<Attribute, number[]> {
  const groups = new Map<Attribute, number[]>();
  for (const id of ids) {
    const attribute = attributeOf(id);
    groups.set(attribute, [...(groups.get(attribute) ?? []), id]);
  }
  return groups;
}
