import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { useLocale } from 'next-intl';
import { caller } from '@/lib/client/call';
import { NEVER_FRESH_MS } from '@/lib/client/freshness';
import { useWrite } from '@/lib/client/write';
import type { Locale } from '@/lib/constants';
import type { Data } from '@/lib/contract/contract';
import type { Order } from '@/lib/contract/order';
import shapes from '@/lib/contract/shapes/order.json';
import { type LeftLine, linesLeft } from '@/lib/domain/order/order-again';

const call = caller<'order'>(shapes);

export type OrderState = 'active' | 'completed';

type OrderPage = { page: number; after?: string };

const SIZE = 10;
const FIRST: OrderPage = { page: 1 };

export const ordersQuery = (locale: Locale, state: OrderState) =>
  infiniteQueryOptions({
    queryKey: ['orders', locale, state],
    queryFn: ({ pageParam, signal }) =>
      call('order.list', { query: { state, ...pageParam, size: SIZE } }, { locale, signal }),
    initialPageParam: FIRST,
    getNextPageParam: (
      { count, next, results }: Data<'order.list'>,
      pages,
    ): OrderPage | undefined => {
      const page = pages.length + 1;
      if (next) return { page, after: next };
      // Backends without cursors need page numbers. A page may contain fewer than `SIZE` orders if
      // they have many lines, so its length does not show whether it is the last one.
      const shown = pages.reduce((sum, one) => sum + one.results.length, 0);
      const hasMore = results.length > 0 && shown < count;
      return next === undefined && hasMore ? { page } : undefined;
    },
    // The shop can change orders at any time, so the list is always stale.
    staleTime: NEVER_FRESH_MS,
  });

const LATEST = 2;

export const latestOrdersQuery = (locale: Locale) =>
  queryOptions({
    queryKey: ['orders', locale, 'latest'],
    queryFn: ({ signal }) => call('order.list', { query: { size: LATEST } }, { locale, signal }),
    staleTime: NEVER_FRESH_MS,
  });

/** The maximum number of completed orders to search for a product that can be reviewed. */
const REVIEWABLE = 50;

/**
 * The latest completed orders. The query follows the cursor, because a page may contain fewer
 * orders than requested if they have many lines.
 */
export const completedOrdersQuery = (locale: Locale) =>
  queryOptions({
    queryKey: ['orders', locale, 'reviewable'],
    queryFn: async ({ signal }) => {
      const results: Order[] = [];
      let after: string | null | undefined;
      do {
        const query = { state: 'completed', size: REVIEWABLE, ...(after && { after }) } as const;
        const page = await call('order.list', { query }, { locale, signal });
        results.push(...page.results);
        after = page.results.length > 0 ? page.next : null;
      } while (after && results.length < REVIEWABLE);
      return { results };
    },
  });

export const orderCountsQuery = (locale: Locale) =>
  queryOptions({
    queryKey: ['orders', locale, 'counts'],
    queryFn: ({ signal }) => call('order.list', { query: { size: 1 } }, { locale, signal }),
    select: ({ active, completed }) => ({ active, completed }),
  });

/**
 * Checks which lines of an order can be ordered again. `onLeft` receives these lines with their
 * available amounts.
 */
export function useOrderAgain(onLeft: (lines: LeftLine[]) => void) {
  const locale = useLocale();
  return useWrite({
    action: 'orderAgain',
    mutationFn: async ({ products }: Order) => {
      const lines = products.map(({ sub_product, amount }) => ({ sub_product, amount }));
      const quote = await call('order.quote', { body: { lines } }, { locale });
      return linesLeft(products, quote.lines);
    },
    onSuccess: onLeft,
  });
}
