import { useQuery } from '@tanstack/react-query';
import { useLocale } from 'next-intl';
import { promoQuery } from '@/lib/client/order/promo';
import { promoDiscount } from '@/lib/domain/order/promo';
import { useUser } from '@/stores/auth';
import type { CartLineState } from '@/stores/cart';
import { useOrderPromo } from '@/stores/order-cart';

/**
 * The cart's promo code. For an `accepted` code, `discount` is its discount and `missing` is the
 * amount by which the goods are below its minimum, both in UZS. A `refused` code has the shop's
 * reason. A `failed` code could not be checked.
 */
export type CartPromo = { code: string } & (
  | { state: 'checking' | 'failed' }
  | { state: 'refused'; reason: string }
  | { state: 'accepted'; discount: number; missing: number }
);

/**
 * Returns the cart's promo code (`null` if none is entered) and `recheck`, a function that requests
 * the code's terms again.
 *
 * @param goods - The discounted price of the selected lines, in UZS.
 */
export function useCartPromo(lines: CartLineState[], goods: number) {
  const customer = useUser()?.id ?? null;
  const code = useOrderPromo(customer);
  const parameters = { code: code ?? '', customer, subProduct: lines[0]?.sub_product.id ?? 0 };
  const query = useQuery({
    ...promoQuery(useLocale(), parameters),
    enabled: code !== null && lines.length > 0,
  });
  const { data, isFetching, refetch } = query;

  function promo(): CartPromo | null {
    if (code === null) return null;
    if (!data) return { code, state: isFetching ? 'checking' : 'failed' };
    const { terms, trouble, detail } = data;
    if (!terms || (trouble !== null && trouble !== 'minimum')) {
      return { code, state: 'refused', reason: detail };
    }
    const missing = Math.max(0, terms.minimum - goods);
    return { code, state: 'accepted', discount: promoDiscount(terms, goods), missing };
  }
  return { promo: promo(), recheck: () => void refetch() };
}
