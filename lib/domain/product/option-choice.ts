import { currentPrice, type Priced } from './discount';
import {
  findSubProduct,
  firstInStock,
  type Selection,
  type Variant,
  variantsWithin,
} from './variant';

/** The selected options and the number of units, at least one. */
export type Choice = { selection: Selection; amount: number };

/** The query parameters of a product page, before they are validated. */
export type ChoiceParameters = {
  option?: string | string[] | undefined;
  amount?: string | string[] | undefined;
};

/**
 * Reads the chosen variant and amount from query parameters.
 *
 * Missing or invalid values select the first variant in stock and one unit; the amount is limited
 * to the stock.
 *
 * @param required - The ids of attributes without a default value; they stay unselected unless
 *   `option` names a variant.
 */
export function choiceOf(
  subProducts: readonly (Variant & Priced)[],
  params: ChoiceParameters,
  required: readonly number[] = [],
): Choice {
  const named = subProducts.find(({ id }) => String(id) === params.option);
  const selection = named ? { ...named.attributes_map } : firstInStock(subProducts);
  if (!named) for (const attribute of required) delete selection[attribute];
  const stock = shownVariant(subProducts, selection)?.amount ?? 0;
  const amount = /^[1-9]\d{0,5}$/.test(String(params.amount)) ? Number(params.amount) : 1;
  return { selection, amount: Math.max(Math.min(amount, stock), 1) };
}

type Attributes = readonly {
  id: number;
  is_size?: boolean | undefined;
  values: readonly unknown[];
}[];

/**
 * Lists the ids of the attributes whose value the shopper has to choose, because shoppers return
 * products of the wrong size (product decision 45). The list is empty for a sold-out product.
 */
export function requiredAttributes(
  attributes: Attributes,
  subProducts: readonly Variant[],
): number[] {
  if (subProducts.every(({ amount }) => amount === 0)) return [];
  return attributes.flatMap(({ id, is_size, values }) => (is_size && values.length > 1 ? id : []));
}

/** Returns the selected variant, or the cheapest one that fits an incomplete selection. */
export function shownVariant<V extends Variant & Priced>(
  subProducts: readonly V[],
  selection: Selection,
): V | undefined {
  const exact = findSubProduct(subProducts, selection);
  if (exact) return exact;
  const [first, ...others] = variantsWithin(subProducts, selection);
  return others.reduce(
    (lowest, other) => (lowest && currentPrice(other) < currentPrice(lowest) ? other : lowest),
    first,
  );
}

/**
 * Returns the path of a product page with a selected variant. The path without a variant (`null`)
 * is the only one whose page is cached.
 */
export function variantPath(slug: string, option: number | null): string {
  return option === null ? `/products/${slug}` : `/products/${slug}?option=${option}`;
}

/** Returns the product path for a cart or order line, with its variant selected. */
export function linePath(slug: string, line: { subProduct: number; options: string }): string {
  return variantPath(slug, line.options === '' ? null : line.subProduct);
}
