import { useQueryClient } from '@tanstack/react-query';
import { useLocale } from 'next-intl';
import { caller } from '@/lib/client/call';
import { useWrite } from '@/lib/client/write';
import shapes from '@/lib/contract/shapes/user.json';
import type { UserChange } from '@/lib/contract/user';
import { userReceived } from '@/stores/auth';
import { userQuery } from './user';

const call = caller<'user'>(shapes);

export function useChangeUser() {
  const queryClient = useQueryClient();
  const locale = useLocale();

  return useWrite({
    action: 'userChange',
    mutationFn: (body: UserChange) => call('user.change', { body }, { locale }),
    onSuccess: (user) => {
      userReceived(user);
      queryClient.setQueryData(userQuery(locale).queryKey, user);
    },
  });
}
