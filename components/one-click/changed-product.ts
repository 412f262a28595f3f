import type { RefusedOrder } from '@/lib/contract/order';
import { type OneClickProduct, saleOf } from '@/lib/domain/one-click';

/** The product with the price and stock of the refusal. */
export function changedProduct(product: OneClickProduct, { lines }: RefusedOrder): OneClickProduct {
  const line = lines.find(({ sub_product: id }) => id === product.sub_product);
  return line ? { ...product, ...saleOf(line), count: line.stock } : product;
}
