import { queryOptions } from '@tanstack/react-query';
import { caller } from '@/lib/client/call';
import type { Locale } from '@/lib/constants';
import type { ProductCard } from '@/lib/contract/product';
import productShapes from '@/lib/contract/shapes/product.json';
import saleShapes from '@/lib/contract/shapes/sale.json';

const call = caller<'product' | 'sale'>({ ...productShapes, ...saleShapes });

const LINE = 5;

/** The first products of a collection or a sale, enough for one row. */
export const rowQuery = (of: { collection: string } | { sale: number }, locale: Locale) =>
  queryOptions({
    queryKey: ['row', locale, of],
    queryFn: async ({ signal }): Promise<{ results: ProductCard[] }> =>
      'sale' in of
        ? call(
            'sale.products',
            { params: { id: of.sale }, query: { size: LINE } },
            { locale, signal },
          )
        : call('product.list', { query: { ...of, size: LINE } }, { locale, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

export const suggestQuery = (text: string, locale: Locale) =>
  queryOptions({
    queryKey: ['suggest', locale, text],
    queryFn: ({ signal }) => call('product.suggest', { query: { q: text } }, { locale, signal }),
    enabled: text !== '',
  });
