/** Unit prices in whole UZS. `discounted_price` is null without a sale. */
export type Priced = { price: number; discounted_price: number | null };

/**
 * Computes the unit price of a percent sale in whole UZS.
 *
 * Halves are rounded up. Totals are multiples of the rounded unit price (D-26).
 *
 * @param percent - A whole number from 1 to 99.
 */
export function percentPrice(price: number, percent: number): number {
  return Math.round((price * (100 - percent)) / 100);
}

/** Returns the unit price to pay, in whole UZS. */
export function currentPrice({ price, discounted_price }: Priced): number {
  return discounted_price ?? price;
}

/** Returns the rounded discount in percent; 0 without a discount. */
export function discountPercent({ price, discounted_price }: Priced): number {
  if (discounted_price === null || discounted_price >= price) return 0;
  return Math.round(100 * (1 - discounted_price / price));
}
