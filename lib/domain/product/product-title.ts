import { currentPrice, type Priced } from './discount';

/**
 * Shortens a product name to the leading comma-separated phrases that fit within `max` characters.
 * The first phrase always remains.
 */
export function wholePhrases(name: string, max: number): string {
  const [first = '', ...others] = name.split(', ');
  let fitting = first;
  for (const phrase of others) {
    const longer = `${fitting}, ${phrase}`;
    if (longer.length > max) break;
    fitting = longer;
  }
  return fitting;
}

/**
 * Shortens a title at the last clause boundary within `max`, or returns `null` if there is none.
 */
export function wholeClauses(title: string, max: number): string | null {
  const marks = title.matchAll(/[,:;]? [—–] |[,:;] |(?<=[.!?]) /g);
  const end = [...marks].findLast(({ index }) => index <= max)?.index;
  return end === undefined ? null : title.slice(0, end);
}

/**
 * Returns the lowest price in UZS and whether other variants cost more; `null` without variants.
 */
export function lowestPrice(
  variants: readonly Priced[],
): { price: number; isFrom: boolean } | null {
  const prices = variants.map(currentPrice);
  if (prices.length === 0) return null;
  const price = Math.min(...prices);
  return { price, isFrom: prices.some((other) => other > price) };
}
