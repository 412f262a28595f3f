/** `fixed` deducts an amount in UZS from the goods' price; `percent` deducts a percentage of it. */
export const PROMO_KINDS = ['fixed', 'percent'] as const;
/**
 * The maximum discount percentage of a promo code. It is below 100, because payment providers
 * refuse a payment of 0.
 */
export const PROMO_PERCENT_MAX = 90;
/** The length limit of a typed code, in UTF-16 code units. */
export const PROMO_LENGTH_MAX = 40;

/**
 * The reasons why a code gives no discount. `limited`: the shopper has tried too many unknown
 * codes. `used`: the customer has an order with it. `exhausted`: orders have reached its maximum
 * number of uses. Canceled orders do not count. `minimum`: the goods cost too little.
 */
export const PROMO_TROUBLES = [
  'unknown',
  'limited',
  'not_started',
  'expired',
  'exhausted',
  'used',
  'minimum',
] as const;
export type PromoTrouble = (typeof PROMO_TROUBLES)[number];

/**
 * The terms of a code. `value` is in whole UZS or a whole percentage. `minimum` is the price of the
 * goods in UZS, after sale discounts, from which the code is valid. It exceeds the `value`
 * of a fixed code.
 */
export type PromoTerms = { kind: (typeof PROMO_KINDS)[number]; value: number; minimum: number };

/**
 * A code is valid from `startsAt` (inclusive) to `endsAt` (exclusive). `endsAt` is `null` if the
 * code does not expire.
 */
export type PromoPeriod = { startsAt: Date; endsAt: Date | null };

/** Converts a code to upper case without spaces, because shoppers type codes by hand. */
export function toPromoCode(typed: string): string {
  return typed.replace(/\s/gu, '').toUpperCase();
}

/**
 * Computes the discount in whole UZS, rounded down, so that it is always below `goods`.
 *
 * @param goods - The price of the goods after sales, in whole UZS.
 * @returns The discount; 0 if `goods` is below the minimum.
 */
export function promoDiscount({ kind, value, minimum }: PromoTerms, goods: number): number {
  if (goods < minimum) return 0;
  return kind === 'fixed' ? value : Math.floor((goods * value) / 100);
}

type Circumstances = { goods: number; now: Date; isExhausted: boolean; isUsed: boolean };

/** Returns why an existing code gives no discount, or `null` if it gives one. */
export function promoTrouble(
  { startsAt, endsAt, minimum }: Pick<PromoTerms, 'minimum'> & PromoPeriod,
  { goods, now, isExhausted, isUsed }: Circumstances,
): PromoTrouble | null {
  // The shop can end a code before it starts.
  if (endsAt !== null && now >= endsAt) return 'expired';
  if (now < startsAt) return 'not_started';
  if (isUsed) return 'used';
  if (isExhausted) return 'exhausted';
  return goods < minimum ? 'minimum' : null;
}

/**
 * Spreads a discount over the lines of an order in proportion to their prices.
 *
 * The shares are whole UZS, add up to the discount, and never exceed the prices of their lines.
 * Fiscal receipts and refunds of returned units use them.
 *
 * @param totals - The prices of the lines, in whole UZS.
 */
export function spreadDiscount(totals: readonly number[], discount: number): number[] {
  const goods = totals.reduce((sum, total) => sum + total, 0);
  if (goods === 0) return totals.map(() => 0);
  let passed = 0;
  let spent = 0;
  return totals.map((total) => {
    passed += total;
    // The multiplication may exceed the range of exact integers.
    const due = Number((BigInt(passed) * BigInt(discount)) / BigInt(goods));
    const share = due - spent;
    spent = due;
    return share;
  });
}
