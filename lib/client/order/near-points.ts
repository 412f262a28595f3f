import { queryOptions } from '@tanstack/react-query';
import { caller } from '@/lib/client/call';
import type { Locale } from '@/lib/constants';
import shapes from '@/lib/contract/shapes/geo.json';

const call = caller<'geo'>(shapes);

/** The pickup points in one district. */
export const nearPointsQuery = (locale: Locale, district = 0) =>
  queryOptions({
    queryKey: ['near-points', locale, district],
    queryFn: ({ signal }) =>
      call('geo.deliveryPoints', { query: { city: district } }, { locale, signal }),
    select: ({ results }) => results,
    staleTime: Number.POSITIVE_INFINITY,
    enabled: district > 0,
  });
