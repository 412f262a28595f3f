/** Of S3-22, S9-21 and S9-22. `sale` is a percentage or the new unit price. */
export type OneClickProduct = {
  id: number;
  /** The chosen variant, which the product id of the form does not tell (reading D-27). */
  sub_product: number;
  name?: string;
  product?: { name: string };
  images: readonly string[];
  /** 'name: value, …' of the chosen options. */
  options: string;
  price: number;
  sale: number | null;
  sale_type: 'percent' | 'fixed';
  count: number;
};

type Priced = Pick<OneClickProduct, 'price' | 'sale' | 'sale_type'>;

/** The amount of the whole line, rounded once (S9-21, reading D-26). */
export function oneClickTotal({ price, sale, sale_type: type }: Priced, quantity: number): number {
  if (!sale) return price * quantity;
  return type === 'percent' ? Math.round((price * (100 - sale) * quantity) / 100) : sale * quantity;
}

export function oneClickName({ name, product }: Pick<OneClickProduct, 'name' | 'product'>): string {
  return name ?? product?.name ?? '';
}

export function clampQuantity(quantity: number, stock: number): number {
  return Math.max(1, Math.min(quantity, stock));
}

type Prices = { price: number; discounted_price: number | null };

/** Turns a discounted price into the form of S9-21: the new unit price. */
export function saleOf({ price, discounted_price: discounted }: Prices): Priced {
  return { price, sale: discounted, sale_type: 'fixed' };
}
