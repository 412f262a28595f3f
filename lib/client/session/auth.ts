import { useQueryClient } from '@tanstack/react-query';
import { useLocale } from 'next-intl';
import { useEffectEvent, useLayoutEffect } from 'react';
import { caller } from '@/lib/client/call';
import { goHome, hideAndReload } from '@/lib/client/page/leave-page';
import shapes from '@/lib/contract/shapes/user.json';
import { currentToken, rehydrateAuth } from '@/stores/auth';
import { AUTH_KEY } from '@/stores/auth-key';
import { clearShopperData, reloadShopperData, sessionEndedElsewhere } from './clear-shopper-data';
import { useUserSync } from './user';

const call = caller<'user'>(shapes);

/** Returns a function that signs out, clears the shopper's data and opens the home page. */
export function useSignOut(): () => void {
  const queryClient = useQueryClient();
  const locale = useLocale();
  return () => {
    // This is not a mutation, because the shopper is signed out even if the request fails.
    const ending = call('user.signOut', {}, { locale }).catch(() => null);
    clearShopperData(queryClient, 'sign-out');
    void ending.then(goHome);
  };
}

/** Reads the stored session and follows sign-ins and sign-outs in other tabs. */
export function useAuthStart() {
  const queryClient = useQueryClient();
  useUserSync();

  const authChanged = useEffectEvent(() => {
    const before = currentToken();
    rehydrateAuth();
    if (before === currentToken()) return;
    if (currentToken() === null) sessionEndedElsewhere(queryClient);
    else if (before === null) reloadShopperData(queryClient);
    else hideAndReload();
  });
  // A layout effect runs before any query, so that all queries carry the token.
  useLayoutEffect(() => {
    rehydrateAuth();
    const listen = ({ key }: StorageEvent) => (key === AUTH_KEY || key === null) && authChanged();
    // Pages in bfcache miss storage events, so a restored page may belong to a customer who has
    // since signed out.
    const comeBack = ({ persisted }: PageTransitionEvent) => persisted && authChanged();
    window.addEventListener('storage', listen);
    window.addEventListener('pageshow', comeBack);
    return () => {
      window.removeEventListener('storage', listen);
      window.removeEventListener('pageshow', comeBack);
    };
  }, []);
}
