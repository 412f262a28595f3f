import type { Locale } from '@/lib/constants';
import { queryOptions } from '@/lib/query/query-options';
import { call } from './call';

/** The customer's address book. */
export const addressesQuery = (locale: Locale) =>
  queryOptions({
    queryKey: ['addresses', locale],
    queryFn: ({ signal }) => call('address.list', {}, { locale, signal }),
    select: ({ results }) => results,
  });
