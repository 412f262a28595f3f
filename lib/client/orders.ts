import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Locale } from '@/lib/constants';
import type { Data } from '@/lib/contract/contract';
import { call } from './call';

export type OrderState = 'active' | 'completed';

const SIZE = 10;

/** Her orders, the latest first, page after page. */
export const ordersQuery = (locale: Locale, state: OrderState) =>
  infiniteQueryOptions({
    queryKey: ['orders', locale, state],
    queryFn: ({ pageParam, signal }) =>
      call('order.list', { query: { state, page: pageParam, size: SIZE } }, { locale, signal }),
    initialPageParam: 1,
    getNextPageParam: ({ count }: Data<'order.list'>, pages) =>
      pages.length * SIZE < count ? pages.length + 1 : undefined,
    // The shop moves orders: what was seen a while ago may not be so any more.
    staleTime: 0,
  });

/** How many there are of each state. */
export const orderCountsQuery = (locale: Locale) =>
  queryOptions({
    queryKey: ['orders', locale, 'counts'],
    queryFn: ({ signal }) => call('order.list', { query: { size: 1 } }, { locale, signal }),
    select: ({ active, completed }) => ({ active, completed }),
  });
