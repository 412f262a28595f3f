/** Which products belong: those that meet everything that is said. */
export type SeedRule = {
  /** Slugs of categories of any level, one of which holds the product. */
  categories?: string[];
  isNew?: true;
  /** Whole percent. */
  discountFrom?: number;
  /** Sums, after the discount. */
  priceTo?: number;
  ratingFrom?: number;
};
