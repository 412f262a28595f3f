import { UNITS_MAX } from './bounds';

/** The ids that cart and wishlist buttons need before hydration (ADR 177). */
export type ControlIds = { product: number; subProduct: number; stock: number };

/**
 * A stock of at least this many units is omitted, because no shopper adds that many before
 * hydration.
 */
const PLENTY = 10;

/**
 * Formats the ids of a product for `data-ids` in as few bytes as possible: product 40, variant 4
 * and a stock of 3 become `40/4 3`, or `40/4` if the stock is large. A list of products has one
 * such text per product in its `data-ids`, separated by commas.
 *
 * @param slug - The slug in the card's link. If it ends with `-40`, `40/` is omitted.
 */
export function toControlIds({ product, subProduct, stock }: ControlIds, slug = ''): string {
  const own = slug.endsWith(`-${product}`) ? '' : `${product}/`;
  return `${own}${subProduct}${stock < PLENTY ? ` ${stock}` : ''}`;
}

/** Parses the ids of a product. Returns `null` if they are missing or invalid. */
export function parseControlIds(text = '', slug = ''): ControlIds | null {
  const [, own, subProduct, stock = UNITS_MAX] = /^(?:(\d+)\/)?(\d+)(?: (\d+))?$/.exec(text) ?? [];
  const product = own ?? /\d+$/.exec(slug)?.[0];
  if (!product || !subProduct) return null;
  return { product: Number(product), subProduct: Number(subProduct), stock: Number(stock) };
}
