import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useLocale } from 'next-intl';
import type { Locale } from '@/lib/constants';
import type { UserChange } from '@/lib/contract/user';
import { userReceived } from '@/stores/auth';
import { call } from './call';
import { useWrite } from './write';

export const userQuery = (locale: Locale) =>
  queryOptions({
    queryKey: ['user', locale],
    queryFn: ({ signal }) => call('user.get', {}, { locale, signal }),
  });

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
