import type { SubProduct } from '@/lib/contract/product';
import { findSubProduct, firstInStock, type Selection } from './variant';

/** What a shopper has chosen of a product, and how many of it. */
export type Choice = { selection: Selection; amount: number };

/** What the address of a product's page says of it. */
export type AskedChoice = {
  option?: string | string[] | undefined;
  amount?: string | string[] | undefined;
};

/** As far as there is such a thing; otherwise one of the first that is in stock. */
export function choiceOf(subProducts: readonly SubProduct[], asked: AskedChoice): Choice {
  const named = subProducts.find(({ id }) => String(id) === asked.option);
  const selection = named ? { ...named.attributes_map } : firstInStock(subProducts);
  const stock = findSubProduct(subProducts, selection)?.amount ?? 0;
  const amount = /^[1-9]\d{0,5}$/.test(String(asked.amount)) ? Number(asked.amount) : 1;
  return { selection, amount: Math.max(Math.min(amount, stock), 1) };
}

/** The page of a product as it was chosen; where nothing was to be chosen, the one that is kept. */
export function chosenPath(slug: string, option: number | null): string {
  return option === null ? `/products/${slug}` : `/products/${slug}?option=${option}`;
}

/** The page of what a line of a cart or an order holds. */
export function linePath(slug: string, line: { subProduct: number; options: string }): string {
  return chosenPath(slug, line.options === '' ? null : line.subProduct);
}

/** The query of a page without it: what is chosen on a page makes no other page of it. */
export function withoutChoice(query: string): string {
  const others = new URLSearchParams(query);
  for (const name of ['option', 'amount']) others.delete(name);
  return others.size > 0 ? `?${others}` : '';
}
