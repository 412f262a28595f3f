import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocale } from 'next-intl';
import type { Locale } from '@/lib/constants';
import type { UserChange } from '@/lib/contract/user';
import { useIsUserMissing, userReceived } from '@/stores/auth';
import { call } from './call';
import { clearShopperData } from './clear-shopper-data';
import { useWrite } from './write';

export const userQuery = (locale: Locale) =>
  queryOptions({
    queryKey: ['user', locale],
    queryFn: async ({ signal, client }) => {
      const user = await call('user.get', {}, { locale, signal });
      if (user) userReceived(user);
      else clearShopperData(client);
      return user;
    },
  });

/** Loads the profile if there is a token without a user (S4-44). */
export function useUserSync() {
  const enabled = useIsUserMissing();
  useQuery({ ...userQuery(useLocale()), enabled });
}

export const instalmentQuery = (locale: Locale) =>
  queryOptions({
    queryKey: ['instalment', locale],
    queryFn: ({ signal }) => call('user.instalment', {}, { locale, signal }),
  });

export function useChangeUser() {
  const queryClient = useQueryClient();
  const locale = useLocale();

  return useWrite({
    mutationFn: (body: UserChange) => call('user.change', { body }, { locale }),
    onSuccess: (user) => {
      userReceived(user);
      queryClient.setQueryData(userQuery(locale).queryKey, user);
    },
  });
}
