import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocale } from 'next-intl';
import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { goHome } from '@/lib/client/leave-page';
import type { Data } from '@/lib/contract/contract';
import { ApiError, detailOf } from '@/lib/http/errors';
import {
  AUTH_KEY,
  currentToken,
  rehydrateAuth,
  signedIn,
  useIsUserMissing,
  userReceived,
} from '@/stores/auth';
import { call } from './call';
import { clearShopperData, reloadShopperData } from './clear-shopper-data';
import { useWrite } from './write';

type Asked = {
  onSent: (detail: string, phone: string) => void;
  onRefused: (detail: string) => void;
};

/** Requests a code; too many requests are an answer, not a failure (S8-01). */
export function useSendCode({ onSent, onRefused }: Asked) {
  const locale = useLocale();
  return useWrite({
    mutationFn: (phone: string) =>
      call('user.sendCode', { body: { phone } }, { locale }).catch(refuseWithoutSms),
    onSuccess: ({ status, detail }, phone) =>
      status === 429 ? onRefused(detail) : onSent(detail, phone),
    onError: (error) => onRefused(detailOf(error)),
  });
}

/** The SMS could not be sent although the API answers: the form says so and stays. */
function refuseWithoutSms(error: unknown): never {
  if (!(error instanceof ApiError) || !isWithoutSms(error.data)) throw error;
  throw new ApiError('rejected', { status: error.status, detail: error.detail });
}

function isWithoutSms(data: unknown): boolean {
  return (
    typeof data === 'object' && data !== null && 'code' in data && data.code === 'sms_unavailable'
  );
}

type Tried = { onSignedIn: () => void; onRefused: (detail: string) => void };

/** After the sign-in the cart and the wishlist contain those of the guest too. */
export function useSignIn({ onSignedIn, onRefused }: Tried) {
  const queryClient = useQueryClient();
  const locale = useLocale();
  return useWrite({
    mutationFn: (body: { phone: string; code: string }) =>
      call('user.signIn', { body }, { locale }),
    onSuccess: (data) => {
      if (!hasToken(data)) return onRefused(detailIn(data));
      signedIn(data);
      reloadShopperData(queryClient);
      onSignedIn();
    },
    onError: (error) => onRefused(detailOf(error)),
  });
}

/** Signs out here and in every tab at once, at the API as soon as it answers. */
export function useSignOut(): () => void {
  const queryClient = useQueryClient();
  const locale = useLocale();
  return () => {
    // Not a mutation: the shopper is signed out even without an answer.
    const ending = call('user.signOut', {}, { locale }).catch(() => null);
    clearShopperData(queryClient);
    void ending.then(goHome);
  };
}

/** Reads from storage who is signed in; mounted once, in `AppStart`. */
export function useAuthStart() {
  const queryClient = useQueryClient();
  useUserSync();

  const authChanged = useEffectEvent(() => {
    const before = currentToken();
    rehydrateAuth();
    if (before === currentToken()) return;
    if (currentToken() === null) clearShopperData(queryClient);
    else reloadShopperData(queryClient);
  });
  // A layout effect, so that it runs before any query is sent and the queries carry the token.
  useLayoutEffect(() => {
    rehydrateAuth();
    const listen = ({ key }: StorageEvent) => (key === AUTH_KEY || key === null) && authChanged();
    window.addEventListener('storage', listen);
    return () => window.removeEventListener('storage', listen);
  }, []);
}

/** Loads the profile if there is a token without a user (S4-44). */
function useUserSync() {
  const isMissing = useIsUserMissing();
  const locale = useLocale();
  const queryClient = useQueryClient();
  const { data } = useQuery({
    queryKey: ['user', locale],
    queryFn: ({ signal }) => call('user.get', {}, { locale, signal }),
    enabled: isMissing,
  });
  const arrived = useEffectEvent((user: Data<'user.get'>) => {
    if (user) userReceived(user);
    else clearShopperData(queryClient);
  });
  useEffect(() => {
    if (isMissing && data !== undefined) arrived(data);
  }, [isMissing, data]);
}

function hasToken(data: Partial<Data<'user.signIn'>>): data is Data<'user.signIn'> {
  return Boolean(data.token) && Boolean(data.user);
}

function detailIn(data: object): string {
  return 'detail' in data ? String(data.detail) : '';
}
