import { percentPrice } from '@/lib/domain/product/discount';

/**
 * A product of the one-click form. `sale` is a percentage or the new unit price in UZS (S3-23,
 * S9-21).
 */
export type OneClickProduct = {
  id: number;
  /** The chosen variant, which the form's product id does not identify (D-27). */
  sub_product: number;
  name?: string;
  product?: { name: string };
  images: readonly string[];
  /** The chosen options as 'name: value, …'. */
  options: string;
  price: number;
  sale: number | null;
  sale_type: 'percent' | 'fixed';
  count: number;
};

type Priced = Pick<OneClickProduct, 'price' | 'sale' | 'sale_type'>;

/**
 * Computes the total of a line in whole UZS: the rounded unit price times the quantity (S9-21,
 * D-26).
 */
export function oneClickTotal({ price, sale, sale_type: type }: Priced, quantity: number): number {
  if (!sale) return price * quantity;
  return (type === 'percent' ? percentPrice(price, sale) : sale) * quantity;
}

/** Returns the name, which the API sends on the product or on the nested `product`. */
export function oneClickName({ name, product }: Pick<OneClickProduct, 'name' | 'product'>): string {
  return name ?? product?.name ?? '';
}

/** Clamps a quantity to the stock, but to at least 1. */
export function clampQuantity(quantity: number, stock: number): number {
  return Math.max(1, Math.min(quantity, stock));
}

type Prices = {
  price: number;
  discounted_price: number | null;
  sale_percent?: number | null | undefined;
};

/**
 * Turns a discounted price into the sale of a one-click product (S9-21, S9-22).
 *
 * The sale is a percentage only if that yields the discounted price. An updated price may no longer
 * match the percentage; then the sale is a fixed price.
 */
export function saleOf({ price, discounted_price: sale, sale_percent: percent }: Prices): Priced {
  const isPercent = percent && percentPrice(price, percent) === sale;
  return isPercent
    ? { price, sale: percent, sale_type: 'percent' }
    : { price, sale, sale_type: 'fixed' };
}
