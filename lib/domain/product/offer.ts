import { currentPrice } from './discount';

type Variant = { id: number; price: number; discounted_price: number | null; amount: number };
/** The current price and stock of a variant. Prices are in UZS; `amount` is the stock in units. */
export type Offered = Omit<Variant, 'id'>;

/**
 * Updates a product card with current offers. The card then shows the first variant in stock, or
 * the first variant if none is in stock. Without any variant, the product is sold out.
 */
export function cardOffered<
  Card extends Offered & { sub_product: number; needs_choice?: boolean | undefined },
>(card: Card, variants: readonly Variant[]): Card {
  const inStock = variants.filter(({ amount }) => amount > 0);
  const shown = inStock[0] ?? variants[0];
  if (!shown) return { ...card, amount: 0, needs_choice: false };
  const { id, price, discounted_price, amount } = shown;
  const needs_choice = inStock.length > 1;
  return { ...card, sub_product: id, price, discounted_price, amount, needs_choice };
}

/**
 * Returns whether the shopper has to choose a variant before the card's product can be added to the
 * cart (product decision 45).
 */
export function needsChoice(card: {
  has_options: boolean;
  needs_choice?: boolean | undefined;
}): boolean {
  return card.needs_choice ?? card.has_options;
}

/** Updates variants with current offers. Variants that are no longer offered become sold out. */
export function variantsOffered<Shown extends Variant>(
  shown: readonly Shown[],
  variants: readonly Variant[],
): Shown[] {
  const offered = new Map(variants.map((variant) => [variant.id, variant]));
  return shown.map((variant) => ({ ...variant, amount: 0, ...offered.get(variant.id) }));
}

/**
 * `price` is the new unit price in UZS, or `null` if unchanged; `stock` is `null` unless the
 * product sold out or is available again.
 */
export type OfferChange = { price: number | null; stock: 'gone' | 'back' | null };

/** Returns the change to announce to the shopper, or `null`. */
export function offerChange(before: Offered, after: Offered): OfferChange | null {
  const price = currentPrice(after);
  const isPriceNew = price !== currentPrice(before);
  const isStockNew = before.amount > 0 !== after.amount > 0;
  if (!isPriceNew && !isStockNew) return null;
  const stock = after.amount > 0 ? 'back' : 'gone';
  return { price: isPriceNew ? price : null, stock: isStockNew ? stock : null };
}

/** The stock below which pages show how many units are left. */
const LOW_STOCK = 5;

/** Returns whether only a few units are left. */
export function isLowStock(amount: number): boolean {
  return amount > 0 && amount < LOW_STOCK;
}
