import { findSubProduct, firstInStock, type Selection, type Variant } from './variant';

export type Choice = { selection: Selection; amount: number };

export type AskedChoice = {
  option?: string | string[] | undefined;
  amount?: string | string[] | undefined;
};

export function choiceOf(subProducts: readonly Variant[], asked: AskedChoice): Choice {
  const named = subProducts.find(({ id }) => String(id) === asked.option);
  const selection = named ? { ...named.attributes_map } : firstInStock(subProducts);
  const stock = findSubProduct(subProducts, selection)?.amount ?? 0;
  const amount = /^[1-9]\d{0,5}$/.test(String(asked.amount)) ? Number(asked.amount) : 1;
  return { selection, amount: Math.max(Math.min(amount, stock), 1) };
}

/** The product page with a choice in its address; without one, the cached page. */
export function variantPath(slug: string, option: number | null): string {
  return option === null ? `/products/${slug}` : `/products/${slug}?option=${option}`;
}

export function linePath(slug: string, line: { subProduct: number; options: string }): string {
  return variantPath(slug, line.options === '' ? null : line.subProduct);
}
