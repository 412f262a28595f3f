import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { useLocale } from 'next-intl';
import type { Locale } from '@/lib/constants';
import type { Data } from '@/lib/contract/contract';
import type { Order } from '@/lib/contract/order';
import shapes from '@/lib/contract/shapes/order.json';
import { type LeftLine, linesLeft } from '@/lib/domain/order-again';
import { caller } from './call';
import { useWrite } from './write';

const call = caller<'order'>(shapes);

export type OrderState = 'active' | 'completed';

const SIZE = 10;

export const ordersQuery = (locale: Locale, state: OrderState) =>
  infiniteQueryOptions({
    queryKey: ['orders', locale, state],
    queryFn: ({ pageParam, signal }) =>
      call('order.list', { query: { state, page: pageParam, size: SIZE } }, { locale, signal }),
    initialPageParam: 1,
    getNextPageParam: ({ count }: Data<'order.list'>, pages) =>
      pages.length * SIZE < count ? pages.length + 1 : undefined,
    // The shop changes orders, so the list is never fresh.
    staleTime: 0,
  });

const LATEST = 2;

export const latestOrdersQuery = (locale: Locale) =>
  queryOptions({
    queryKey: ['orders', locale, 'latest'],
    queryFn: ({ signal }) => call('order.list', { query: { size: LATEST } }, { locale, signal }),
    staleTime: 0,
  });

/** Enough to find what can still be reviewed. */
const REVIEWABLE = 50;

export const completedOrdersQuery = (locale: Locale) =>
  queryOptions({
    queryKey: ['orders', locale, 'reviewable'],
    queryFn: ({ signal }) =>
      call('order.list', { query: { state: 'completed', size: REVIEWABLE } }, { locale, signal }),
  });

export const orderCountsQuery = (locale: Locale) =>
  queryOptions({
    queryKey: ['orders', locale, 'counts'],
    queryFn: ({ signal }) => call('order.list', { query: { size: 1 } }, { locale, signal }),
    select: ({ active, completed }) => ({ active, completed }),
  });

/** Of the order's lines, what can be had now. */
export function useOrderAgain(onLeft: (lines: LeftLine[]) => void) {
  const locale = useLocale();
  return useWrite({
    mutationFn: async ({ products }: Order) => {
      const lines = products.map(({ sub_product, amount }) => ({ sub_product, amount }));
      const quote = await call('order.quote', { body: { lines } }, { locale });
      return linesLeft(products, quote.lines);
    },
    onSuccess: onLeft,
  });
}
