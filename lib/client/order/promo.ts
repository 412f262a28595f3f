import { queryOptions } from '@tanstack/react-query';
import { caller } from '@/lib/client/call';
import type { Locale } from '@/lib/constants';
import type { QuotedPromo } from '@/lib/contract/quote';
import shapes from '@/lib/contract/shapes/order.json';

const call = caller<'order'>(shapes);

type PromoQueryParameters = {
  code: string;
  /** Part of the query key, because the reason `used` depends on the customer. */
  customer: number | null;
  /** Any variant in the cart, because a quote needs one. The terms do not depend on it. */
  subProduct: number;
};

/**
 * The terms of a promo code, or the reason why it gives no discount. Ignore the reason `minimum`,
 * because the quote is for one unit; the cart checks the minimum itself. Resolves to `null` if the
 * backend does not support promo codes.
 */
export const promoQuery = (locale: Locale, { code, customer, subProduct }: PromoQueryParameters) =>
  queryOptions({
    queryKey: ['promo', locale, customer, code],
    queryFn: async ({ signal }): Promise<QuotedPromo | null> => {
      const body = { lines: [{ sub_product: subProduct, amount: 1 }], promo_code: code };
      const { promo } = await call('order.quote', { body }, { locale, signal });
      return promo ?? null;
    },
  });
