import { queryOptions, useQuery } from '@tanstack/react-query';
import { useLocale } from 'next-intl';
import { useEffect } from 'react';
import type { Synced } from '@/lib/client/sync/send-intent';
import type { Locale } from '@/lib/constants';
import { likedReceived } from '@/stores/liked';
import { likedIntents } from '@/stores/liked-intents';
import { call } from './call';

export const likedQuery = (locale: Locale) =>
  queryOptions({
    queryKey: ['liked', locale],
    queryFn: async ({ signal }) => {
      const { results } = await call('liked.list', {}, { locale, signal });
      return results.map(({ product }) => product);
    },
  });

/** Fills the store; mounted once, in `AppStart`. */
export function useLikedSync() {
  const { data } = useQuery(likedQuery(useLocale()));
  useEffect(() => {
    if (data) likedReceived(data.map(({ id }) => id));
  }, [data]);
}

export const liked: Synced<boolean> = {
  key: 'liked',
  intents: likedIntents,
  send: ({ id, value: isLiked }, locale) =>
    isLiked
      ? call('liked.add', { body: { product: id } }, { locale })
      : call('liked.remove', { params: { id } }, { locale }),
  reload: async (queryClient, locale) => {
    const products = await queryClient.fetchQuery({ ...likedQuery(locale), staleTime: 0 });
    likedReceived(products.map(({ id }) => id));
  },
};
