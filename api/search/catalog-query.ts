import type { PRODUCT_SORTS } from '@/lib/constants';
import type { CatalogFlag } from '@/lib/domain/product/catalog-flags';

export type CatalogSort = (typeof PRODUCT_SORTS)[number];

type Maybe<T> = T | undefined;

export type CatalogFilter = { [Name in CatalogFlag]?: Maybe<boolean> } & {
  text?: Maybe<string>;
  /** The category of the page; `categories` narrows the list further. */
  menu?: Maybe<number>;
  collection?: Maybe<number>;
  sale?: Maybe<number>;
  categories?: Maybe<number[]>;
  values?: Maybe<number[]>;
  priceMin?: Maybe<number>;
  priceMax?: Maybe<number>;
};

/**
 * The position of a product in a list. `keys` are the values of the columns in `sortKeys`. In lists
 * sorted by name match, the tier of the product (0 exact, 1 other) comes first.
 */
export type ListPlace = { keys: number[]; id: number };

/** The products before a page: their count and the sum of their ids, which is `null` if unknown. */
export type GoodsBefore = { count: number; idSum: number | null };

/**
 * `page` starts at 1. Without `sort`, a list with a `text` is sorted by name match, and any other
 * list by popularity. With `after`, the page starts after that position and `page` is ignored.
 */
export type CatalogQuery = CatalogFilter & {
  sort?: Maybe<CatalogSort>;
  page: number;
  size: number;
  after?: Maybe<ListPlace>;
};

export type IdCount = { id: number; count: number };

/** Each group is counted under all filters except its own. A missing id has the count 0. */
export type CatalogFacets = Record<CatalogFlag, number> & {
  price: { min: number; max: number };
  categories: IdCount[];
  /** The number of found products with any value of the attribute. */
  attributes: IdCount[];
  values: IdCount[];
};

/**
 * `corrected` is the replacement text if the original one found nothing, otherwise `null`.
 */
export type CatalogPage = {
  ids: number[];
  count: number;
  corrected: string | null;
  facets: CatalogFacets;
  before: GoodsBefore;
  /** The position of the last product, or `null` if the page is empty. */
  last: ListPlace | null;
};

/** Groups values by attribute. A product must have at least one value of each group. */
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
