import {
  type QueryClient,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useLocale } from 'next-intl';
import { useEffect } from 'react';
import type { Locale } from '@/lib/constants';
import { amountWished, isWished, linesReceived, wishAnswered } from '@/stores/cart';
import { call } from './call';
import { tellOtherTabs } from './tabs';

export const cartQuery = (locale: Locale) =>
  queryOptions({
    networkMode: 'always',
    queryKey: ['cart', locale],
    queryFn: ({ signal }) => call('cart.list', {}, { locale, signal }),
  });

/** Fills the store; mounted once, by the frame's start. */
export function useCartSync() {
  const { data } = useQuery(cartQuery(useLocale()));
  useEffect(() => {
    if (data) linesReceived(data.results);
  }, [data]);
}

type Wish = { subProduct: number; amount: number };

/**
 * Sets how much of a sub-product the cart holds; nothing takes the line out. It shows at once, and
 * goes back where the shop refuses. One call at a time, and of several wishes only the last.
 */
export function usePutInCart({ onFailed }: { onFailed: () => void }) {
  const queryClient = useQueryClient();
  const locale = useLocale();

  return useMutation({
    networkMode: 'always',
    scope: { id: 'cart' },
    onMutate: ({ subProduct, amount }: Wish) => amountWished(subProduct, amount),
    mutationFn: async (wish) => {
      if (!isWished(wish.subProduct, wish.amount)) return;
      await send(wish, locale);
    },
    onError: onFailed,
    onSettled: (_data, _error, wish) => settle(wish, queryClient, locale),
  });
}

function send({ subProduct, amount }: Wish, locale: Locale): Promise<null> {
  return amount > 0
    ? call('cart.put', { body: { sub_product: subProduct, amount } }, { locale })
    : call('cart.remove', { params: { id: subProduct } }, { locale });
}

async function settle({ subProduct, amount }: Wish, queryClient: QueryClient, locale: Locale) {
  if (!isWished(subProduct, amount)) return;
  await reloadCart(queryClient, locale);
  wishAnswered(subProduct, amount);
}

/** The cart is asked for again after each change (spec §7) and shown before the wish is dropped. */
async function reloadCart(queryClient: QueryClient, locale: Locale) {
  tellOtherTabs('cart');
  await queryClient.cancelQueries({ queryKey: ['cart'] });
  const reload = queryClient.fetchQuery({ ...cartQuery(locale), staleTime: 0 });
  await reload.then(({ results }) => linesReceived(results)).catch(() => undefined);
}
