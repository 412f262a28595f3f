import { percentPrice } from '@/lib/domain/product/discount';

/**
 * The sale of a variant: a fixed price in UZS, or a percentage from which the price is computed.
 */
export type VariantSale = { discountedPrice: number | null; salePercent: number | null };

type Change = {
  discountedPrice?: number | null | undefined;
  salePercent?: number | null | undefined;
};

/**
 * Computes the sale of a variant after a change.
 *
 * Setting a fixed price ends a percent sale, and vice versa. If the change contains neither, a
 * percent sale is recomputed from the new price, and a fixed sale price stays.
 *
 * @param price - The price after the change, in UZS.
 */
export function saleAfter(
  price: number,
  { discountedPrice, salePercent }: Change,
  before: VariantSale = { discountedPrice: null, salePercent: null },
): VariantSale {
  const kept = discountedPrice === undefined ? before.salePercent : null;
  const percent = salePercent === undefined ? kept : salePercent;
  if (percent !== null) {
    return { discountedPrice: percentPrice(price, percent), salePercent: percent };
  }
  const fixed = before.salePercent === null ? before.discountedPrice : null;
  return {
    discountedPrice: discountedPrice === undefined ? fixed : discountedPrice,
    salePercent: null,
  };
}

/** Returns whether the variant has no sale, or a positive sale price below its price. */
export function isSaleBelow(price: number, { discountedPrice }: VariantSale): boolean {
  return discountedPrice === null || (discountedPrice > 0 && discountedPrice < price);
}
