import { percentPrice } from '@/lib/domain/product/discount';

/**
 * A product in the one-click form. `sale` is a percentage or the new unit price in UZS (S3-23,
 * S9-21).
 */
export type OneClickProduct = {
  id: number;
  /** The chosen variant. The form's product id does not identify it (D-27). */
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

/** Returns the product's name, which is in `name` or in `product.name`. */
export function oneClickName({ name, product }: Pick<OneClickProduct, 'name' | 'product'>): string {
  return name ?? product?.name ?? '';
}

/** Limits a quantity to the range from 1 to the stock. Returns 1 if there is no stock. */
export function clampQuantity(quantity: number, stock: number): number {
  return Math.max(1, Math.min(quantity, stock));
}

type Prices = {
  price: number;
  discounted_price: number | null;
  sale_percent?: number | null | undefined;
};

/**
 * Converts a discounted price to the sale of a one-click product (S9-21, S9-22).
 *
 * The sale is a percentage only if the percentage yields the discounted price. Otherwise, for
 * example after a price update, it is a fixed price.
 */
export function saleOf({ price, discounted_price: sale, sale_percent: percent }: Prices): Priced {
  const isPercent = percent && percentPrice(price, percent) === sale;
  return isPercent
    ? { price, sale: percent, sale_type: 'percent' }
    : { price, sale, sale_type: 'fixed' };
}
