import { UNITS_MAX } from './bounds';

/** The ids that cart and wishlist buttons need before hydration (ADR 177). */
export type ControlIds = { product: number; subProduct: number; stock: number };

/**
 * A stock of this size or more is left out, because no shopper adds that many units before
 * hydration.
 */
const PLENTY = 10;

/**
 * Formats the ids of a product for `data-ids`, in as few bytes as possible: `40/4 3`, or `40/4` if
 * there is plenty of stock. The `data-ids` of a list of products contains one such text per
 * product, separated by commas.
 *
 * @param slug - The slug in the card's link; `40/` is left out if the slug ends with `-40`.
 */
export function toControlIds({ product, subProduct, stock }: ControlIds, slug = ''): string {
  const own = slug.endsWith(`-${product}`) ? '' : `${product}/`;
  return `${own}${subProduct}${stock < PLENTY ? ` ${stock}` : ''}`;
}

/** Parses the ids of a product; `null` if they are missing or invalid. */
export function parseControlIds(text = '', slug = ''): ControlIds | null {
  const [, own, subProduct, stock = UNITS_MAX] = /^(?:(\d+)\/)?(\d+)(?: (\d+))?$/.exec(text) ?? [];
  const product = own ?? /\d+$/.exec(slug)?.[0];
  if (!product || !subProduct) return null;
  return { product: Number(product), subProduct: Number(subProduct), stock: Number(stock) };
}
