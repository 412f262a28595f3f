import { queryOptions, useQuery } from '@tanstack/react-query';
import { useLocale } from 'next-intl';
import { caller } from '@/lib/client/call';
import type { Locale } from '@/lib/constants';
import shapes from '@/lib/contract/shapes/user.json';
import { useIsUserMissing, userReceived } from '@/stores/auth';
import { clearShopperData } from './clear-shopper-data';

const call = caller<'user'>(shapes);

export const userQuery = (locale: Locale) =>
  queryOptions({
    queryKey: ['user', locale],
    queryFn: async ({ signal, client }) => {
      const user = await call('user.get', {}, { locale, signal });
      if (user) userReceived(user);
      else clearShopperData(client, 'session-end');
      return user;
    },
  });

/** Loads the profile if there is a token without a user (S4-44). */
export function useUserSync() {
  const enabled = useIsUserMissing();
  useQuery({ ...userQuery(useLocale()), enabled });
}

export const installmentQuery = (locale: Locale) =>
  queryOptions({
    queryKey: ['instalment', locale],
    queryFn: ({ signal }) => call('user.instalment', {}, { locale, signal }),
  });
