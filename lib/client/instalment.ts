import { queryOptions } from '@tanstack/react-query';
import type { Locale } from '@/lib/constants';
import { call } from './call';

export const instalmentQuery = (locale: Locale) =>
  queryOptions({
    queryKey: ['instalment', locale],
    queryFn: ({ signal }) => call('user.instalment', {}, { locale, signal }),
  });
