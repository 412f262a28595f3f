import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useLocale } from 'next-intl';
import { caller } from '@/lib/client/call';
import { NEVER_FRESH_MS } from '@/lib/client/freshness';
import { goHome } from '@/lib/client/page/leave-page';
import { useWrite } from '@/lib/client/write';
import type { Locale } from '@/lib/constants';
import shapes from '@/lib/contract/shapes/user.json';
import { clearShopperData } from './clear-shopper-data';

const call = caller<'user'>(shapes);

export const sessionsQuery = (locale: Locale) =>
  queryOptions({
    queryKey: ['sessions', locale],
    queryFn: ({ signal }) => call('user.sessions', {}, { locale, signal }),
    select: ({ results }) => results,
    // Other devices can sign in and out at any time.
    staleTime: NEVER_FRESH_MS,
  });

/** Signs out another device. */
export function useEndSession() {
  const locale = useLocale();
  const queryClient = useQueryClient();
  return useWrite({
    action: 'sessionEnd',
    mutationFn: (id: number) => call('user.endSession', { params: { id } }, { locale }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['sessions'] }),
  });
}

/**
 * Ends all sessions including this one. If the request fails, the shopper stays signed in, because
 * the other devices may still be signed in too.
 */
export function useEndSessions() {
  const locale = useLocale();
  const queryClient = useQueryClient();
  return useWrite({
    action: 'sessionsEnd',
    mutationFn: (_: null) => call('user.endSessions', {}, { locale }),
    onSuccess: () => {
      clearShopperData(queryClient, 'sign-out');
      goHome();
    },
  });
}
