import { findSubProduct, firstInStock, type Selection, type Variant } from './variant';

/** The selected options and the number of units, at least one. */
export type Choice = { selection: Selection; amount: number };

/** The query parameters of a product page, not validated. */
export type ChoiceParameters = {
  option?: string | string[] | undefined;
  amount?: string | string[] | undefined;
};

/**
 * Reads the chosen variant and amount from query parameters.
 *
 * Invalid values select the first variant in stock and one unit; the amount is limited to the
 * stock.
 */
export function choiceOf(subProducts: readonly Variant[], params: ChoiceParameters): Choice {
  const named = subProducts.find(({ id }) => String(id) === params.option);
  const selection = named ? { ...named.attributes_map } : firstInStock(subProducts);
  const stock = findSubProduct(subProducts, selection)?.amount ?? 0;
  const amount = /^[1-9]\d{0,5}$/.test(String(params.amount)) ? Number(params.amount) : 1;
  return { selection, amount: Math.max(Math.min(amount, stock), 1) };
}

/** Returns the path of a product page with a selected variant; without one, of the cached page. */
export function variantPath(slug: string, option: number | null): string {
  return option === null ? `/products/${slug}` : `/products/${slug}?option=${option}`;
}

/** Returns the path of the product of a cart or order line, with its variant selected. */
export function linePath(slug: string, line: { subProduct: number; options: string }): string {
  return variantPath(slug, line.options === '' ? null : line.subProduct);
}
