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
import { type Intent, intentDropped } from '@/stores/cart-intents';
import { call } from './call';
import { type Delivered, deliver } from './cart-intents';
import { tellOtherTabs } from './tabs';

export const CART_SCOPE = { id: 'cart' };

export const cartQuery = (locale: Locale) =>
  queryOptions({
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

type Then = {
  onFailed: (intent: Intent, error: Error) => void;
  /** The shop could not be told: it will be when it answers again. */
  onKept: () => void;
};

/**
 * Sets how much of a sub-product the cart holds; nothing takes the line out. It shows at once, and
 * goes back where the shop refuses. One call at a time, and of several wishes only the last.
 */
export function usePutInCart({ onFailed, onKept }: Then) {
  const queryClient = useQueryClient();
  const locale = useLocale();

  return useMutation({
    scope: CART_SCOPE,
    onMutate: ({ subProduct, amount }: Intent) => amountWished(subProduct, amount),
    mutationFn: async (intent): Promise<Delivered> =>
      isWished(intent.subProduct, intent.amount) ? deliver(intent, locale) : 'done',
    onSuccess: (delivered) => delivered === 'kept first' && onKept(),
    onError: (error, intent) => {
      intentDropped(intent.subProduct);
      onFailed(intent, error);
    },
    onSettled: (delivered, _error, intent) =>
      delivered?.startsWith('kept') ? undefined : settle([intent], queryClient, locale),
  });
}

/** The cart is asked for again after each change (spec §7) and shown before the wish is dropped. */
export async function settle(intents: Intent[], queryClient: QueryClient, locale: Locale) {
  const latest = intents.filter(({ subProduct, amount }) => isWished(subProduct, amount));
  if (latest.length === 0) return;
  tellOtherTabs('cart');
  await queryClient.cancelQueries({ queryKey: ['cart'] });
  const reload = queryClient.fetchQuery({ ...cartQuery(locale), staleTime: 0 });
  await reload.then(({ results }) => linesReceived(results)).catch(() => undefined);
  for (const { subProduct, amount } of latest) wishAnswered(subProduct, amount);
}
