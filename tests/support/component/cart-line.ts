import type { CartLine } from '@/lib/contract/cart';

type CartLineOptions = {
  amount?: number;
  stock?: number;
  price?: number;
  discountedPrice?: number;
};

/**
 * Returns a cart line with one unit of its own product and enough stock, unless `options` states
 * otherwise.
 */
export function aCartLine(subProduct: number, options: CartLineOptions = {}): CartLine {
  const { amount = 1, stock = 9, price = 120_000, discountedPrice = null } = options;
  return {
    sub_product: { id: subProduct, price, discounted_price: discountedPrice, amount: stock },
    amount,
    product: {
      id: 5000 + subProduct,
      slug: `qozon-${5000 + subProduct}`,
      name: `Qozon ${subProduct}`,
      image: null,
    },
    options: 'Hajmi: 6 l',
  };
}
