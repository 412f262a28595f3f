import { currentPrice, type Priced } from './discount';

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

/** The title up to the last mark between its clauses that fits; null if none does. */
export function wholeClauses(title: string, max: number): string | null {
  const marks = title.matchAll(/[,:;]? [—–] |[,:;] |(?<=[.!?]) /g);
  const end = [...marks].findLast(({ index }) => index <= max)?.index;
  return end === undefined ? null : title.slice(0, end);
}

/** The lowest price of what is sold, and whether other variants cost more; null without variants. */
export function lowestPrice(
  variants: readonly Priced[],
): { price: number; isFrom: boolean } | null {
  const prices = variants.map(currentPrice);
  if (prices.length === 0) return null;
  const price = Math.min(...prices);
  return { price, isFrom: prices.some((other) => other > price) };
}
