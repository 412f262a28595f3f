import { queryOptions, useQuery } from '@tanstack/react-query';
import { useLocale } from 'next-intl';
import { cartWrites } from '@/lib/client/sync/intent-writes';
import type { Synced } from '@/lib/client/sync/send-intent';
import type { Locale } from '@/lib/constants';
import shapes from '@/lib/contract/shapes/cart.json';
import { linesReceived } from '@/stores/cart';
import { cartIntents } from '@/stores/cart-intents';
import { knownIds } from '@/stores/known-lists';
import { caller } from './call';
import { NEVER_FRESH_MS } from './freshness';

const call = caller<'cart'>(shapes);

export const cartQuery = (locale: Locale) =>
  queryOptions({
    queryKey: ['cart', locale],
    queryFn: async ({ signal }) => {
      const cart = await call('cart.list', {}, { locale, signal });
      linesReceived(cart.results);
      return cart;
    },
  });

export function useCartSync() {
  useQuery(cartQuery(useLocale()));
}

export const cart: Synced<number> = {
  key: 'cart',
  actionOf: ({ id, value: amount }) => {
    if (amount === 0) return 'cartRemove';
    return knownIds('cart').includes(id) ? 'cartChange' : 'cartPut';
  },
  intents: cartIntents,
  send: cartWrites(call),
  reload: async (queryClient, locale) => {
    await queryClient.fetchQuery({ ...cartQuery(locale), staleTime: NEVER_FRESH_MS });
  },
};
