import { queryOptions } from '@tanstack/react-query';
import { caller } from '@/lib/client/call';
import type { Locale } from '@/lib/constants';
import shapes from '@/lib/contract/shapes/product.json';

const call = caller<'product'>(shapes);

/**
 * The data of the quick view. It is loaded once per product, even if the quick view is opened again
 * (S4-26).
 */
export const shortQuery = (slug: string, locale: Locale) =>
  queryOptions({
    queryKey: ['short', locale, slug],
    queryFn: ({ signal }) => call('product.short', { params: { slug } }, { locale, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

export const seenQuery = (locale: Locale) =>
  queryOptions({
    queryKey: ['seen', locale],
    queryFn: ({ signal }) => call('product.seen', { query: { size: 12 } }, { locale, signal }),
  });

/** Marks the product as seen, then loads the seen list. */
export const seenAfterQuery = (locale: Locale, product: number) =>
  queryOptions({
    queryKey: ['seen', locale, product],
    queryFn: async ({ signal }) => {
      await call('product.markSeen', { body: { product } }, { locale });
      return call('product.seen', { query: { size: 12 } }, { locale, signal });
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
