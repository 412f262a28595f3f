import type { CartLine } from '@/lib/contract/cart';

export function aCartLine(subProduct: number): CartLine {
  return {
    sub_product: { id: subProduct, price: 120_000, discounted_price: null, amount: 9 },
    amount: 1,
    product: { id: subProduct, slug: `qozon-${subProduct}`, name: 'Qozon', image: null },
    options: '',
  };
}
