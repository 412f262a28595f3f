import { queryOptions } from '@tanstack/react-query';
import { caller } from '@/lib/client/call';
import type { Locale } from '@/lib/constants';
import shapes from '@/lib/contract/shapes/geo.json';

const call = caller<'geo'>(shapes);

const staleTime = Number.POSITIVE_INFINITY;

export const regionsQuery = (locale: Locale) =>
  queryOptions({
    queryKey: ['regions', locale],
    queryFn: ({ signal }) => call('geo.regions', {}, { locale, signal }),
    select: ({ results }) => results,
    staleTime,
  });

export const districtsQuery = (locale: Locale, region: number) =>
  queryOptions({
    queryKey: ['districts', locale, region],
    queryFn: ({ signal }) => call('geo.cities', { query: { region } }, { locale, signal }),
    select: ({ results }) => results,
    staleTime,
  });

export const deliveryPointsQuery = (locale: Locale) =>
  queryOptions({
    queryKey: ['delivery-points', locale],
    queryFn: ({ signal }) => call('geo.deliveryPoints', {}, { locale, signal }),
    select: ({ results }) => results,
    staleTime,
  });
