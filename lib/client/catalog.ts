import { queryOptions } from '@tanstack/react-query';
import type { Locale } from '@/lib/constants';
import { call } from './call';

export const categoriesQuery = (locale: Locale) =>
  queryOptions({
    queryKey: ['categories', locale],
    queryFn: ({ signal }) => call('catalog.categories', {}, { locale, signal }),
    select: ({ results }) => results,
    staleTime: Number.POSITIVE_INFINITY,
  });

export const suggestQuery = (text: string, locale: Locale) =>
  queryOptions({
    queryKey: ['suggest', locale, text],
    queryFn: ({ signal }) => call('product.suggest', { query: { q: text } }, { locale, signal }),
    enabled: text !== '',
  });
