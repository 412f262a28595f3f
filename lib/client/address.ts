import { queryOptions } from '@tanstack/react-query';
import type { Locale } from '@/lib/constants';
import { call } from './call';

/** The customer's address book. */
export const addressesQuery = (locale: Locale) =>
  queryOptions({
    queryKey: ['addresses', locale],
    queryFn: ({ signal }) => call('address.list', {}, { locale, signal }),
    select: ({ results }) => results,
  });
