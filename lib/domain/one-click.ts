/** What the one-click order is made of (S3-22, S9-21, S9-22); `sale` is a percentage or the unit's new price. */
export type OneClickProduct = {
  id: number;
  /** The chosen option: the form's own product id does not tell it (reading D-27). */
  sub_product: number;
  name?: string;
  product?: { name: string };
  images: readonly string[];
  /** 'name: value, …' of what was chosen. */
  options: string;
  price: number;
  sale: number | null;
  sale_type: 'percent' | 'fixed';
  /** Pieces in stock. */
  count: number;
};

type Priced = Pick<OneClickProduct, 'price' | 'sale' | 'sale_type'>;

/** Of the whole line; a fraction of a sum is rounded once, here (S9-21, reading D-26). */
export function oneClickTotal({ price, sale, sale_type: type }: Priced, quantity: number): number {
  if (!sale) return price * quantity;
  return type === 'percent' ? Math.round((price * (100 - sale) * quantity) / 100) : sale * quantity;
}

export function oneClickName({ name, product }: Pick<OneClickProduct, 'name' | 'product'>): string {
  return name ?? product?.name ?? '';
}

/** Between one and the stock (S5-10). */
export function boundedQuantity(quantity: number, stock: number): number {
  return Math.max(1, Math.min(quantity, stock));
}

type Prices = { price: number; discounted_price: number | null };

/** The two models of discounts are one price: the discounted one is the unit's new price. */
export function saleOf({ price, discounted_price: discounted }: Prices): Priced {
  return { price, sale: discounted, sale_type: 'fixed' };
}
