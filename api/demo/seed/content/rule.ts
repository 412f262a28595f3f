/** Selects the products that meet all conditions. */
export type SeedRule = {
  /** Category slugs of any level, one of which must contain the product. */
  categories?: string[];
  isNew?: true;
  /** Whole percent. */
  discountFrom?: number;
  /** UZS after the discount. */
  priceTo?: number;
  ratingFrom?: number;
};
