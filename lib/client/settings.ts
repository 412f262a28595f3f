import { queryOptions } from '@tanstack/react-query';
import type { Locale } from '@/lib/constants';
import { call } from './call';

/** A part of every page's first load, which the queries of the catalogue are not. */
export const popularSearchesQuery = (locale: Locale) =>
  queryOptions({
    queryKey: ['settings', locale],
    queryFn: ({ signal }) => call('site.settings', {}, { locale, signal }),
    select: (settings) => settings.popular_searches?.[locale],
    staleTime: Number.POSITIVE_INFINITY,
  });
