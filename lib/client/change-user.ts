import { useQueryClient } from '@tanstack/react-query';
import { useLocale } from 'next-intl';
import shapes from '@/lib/contract/shapes/user.json';
import type { UserChange } from '@/lib/contract/user';
import { userReceived } from '@/stores/auth';
import { caller } from './call';
import { userQuery } from './user';
import { useWrite } from './write';

const call = caller<'user'>(shapes);

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
