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
import { isLikeWished, likeAnswered, likedReceived, likeWished } from '@/stores/liked';
import { call } from './call';
import { tellOtherTabs } from './tabs';

export const likedQuery = (locale: Locale) =>
  queryOptions({
    queryKey: ['liked', locale],
    queryFn: async ({ signal }) => {
      const { results } = await call('liked.list', {}, { locale, signal });
      return results.map(({ product }) => product);
    },
  });

/** Fills the store; mounted once, by the frame's start. */
export function useLikedSync() {
  const { data } = useQuery(likedQuery(useLocale()));
  useEffect(() => {
    if (data) likedReceived(data.map(({ id }) => id));
  }, [data]);
}

type Wish = { product: number; isLiked: boolean };

/** Puts a product on the wish list or takes it off: at once, and back where the shop refuses. */
export function useLike({ onFailed }: { onFailed: () => void }) {
  const queryClient = useQueryClient();
  const locale = useLocale();

  return useMutation({
    scope: { id: 'liked' },
    onMutate: ({ product, isLiked }: Wish) => likeWished(product, isLiked),
    mutationFn: async (wish) => {
      if (!isLikeWished(wish.product, wish.isLiked)) return;
      await send(wish, locale);
    },
    onError: onFailed,
    onSettled: (_data, _error, wish) => settle(wish, queryClient, locale),
  });
}

function send({ product, isLiked }: Wish, locale: Locale): Promise<null> {
  return isLiked
    ? call('liked.add', { body: { product } }, { locale })
    : call('liked.remove', { params: { id: product } }, { locale });
}

async function settle({ product, isLiked }: Wish, queryClient: QueryClient, locale: Locale) {
  if (!isLikeWished(product, isLiked)) return;
  await reloadLiked(queryClient, locale);
  likeAnswered(product, isLiked);
}

async function reloadLiked(queryClient: QueryClient, locale: Locale) {
  tellOtherTabs('liked');
  await queryClient.cancelQueries({ queryKey: ['liked'] });
  const reload = queryClient.fetchQuery({ ...likedQuery(locale), staleTime: 0 });
  await reload
    .then((products) => likedReceived(products.map(({ id }) => id)))
    .catch(() => undefined);
}
