import type { RefusedOrder } from '@/lib/contract/order';
import { type OneClickProduct, saleOf } from '@/lib/domain/one-click';

/** With the price and the stock that the shop has answered. */
export function changedProduct(product: OneClickProduct, { lines }: RefusedOrder): OneClickProduct {
  const line = lines.find(({ sub_product: id }) => id === product.sub_product);
  return line ? { ...product, ...saleOf(line), count: line.stock } : product;
}
