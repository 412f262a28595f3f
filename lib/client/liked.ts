import { queryOptions, useQuery } from '@tanstack/react-query';
import { useLocale } from 'next-intl';
import { likedWrites } from '@/lib/client/sync/intent-writes';
import type { Synced } from '@/lib/client/sync/send-intent';
import type { Locale } from '@/lib/constants';
import shapes from '@/lib/contract/shapes/liked.json';
import { likedReceived } from '@/stores/liked';
import { likedIntents } from '@/stores/liked-intents';
import { caller } from './call';
import { NEVER_FRESH_MS } from './freshness';

const call = caller<'liked'>(shapes);

export const likedQuery = (locale: Locale) =>
  queryOptions({
    queryKey: ['liked', locale],
    queryFn: async ({ signal }) => {
      const { results } = await call('liked.list', {}, { locale, signal });
      const products = results.map(({ product }) => product);
      likedReceived(products.map(({ id }) => id));
      return products;
    },
  });

export function useLikedSync() {
  useQuery(likedQuery(useLocale()));
}

export const liked: Synced<boolean> = {
  key: 'liked',
  actionOf: ({ value: isLiked }) => (isLiked ? 'likedAdd' : 'likedRemove'),
  intents: likedIntents,
  send: likedWrites(call),
  reload: async (queryClient, locale) => {
    await queryClient.fetchQuery({ ...likedQuery(locale), staleTime: NEVER_FRESH_MS });
  },
};
