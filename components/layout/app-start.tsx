'use client';

import { useTranslations } from 'next-intl';
import { toast } from '@/components/ui/toast';
import { useAuthStart } from '@/lib/client/auth';
import { useCartSync } from '@/lib/client/cart';
import { useCartReplay } from '@/lib/client/cart-replay';
import { useLikedSync } from '@/lib/client/liked';
import { useSessionEnd } from '@/lib/client/session-end';
import { useOtherTabs } from '@/lib/client/tabs';
import { signInAsked } from '@/stores/sign-in';

/** What every visit begins with (spec §4): the cart and the wish list load, in the page's language. */
export function AppStart() {
  const t = useTranslations('cart');
  const account = useTranslations('account');
  useAuthStart();
  useSessionEnd(() => {
    const action = { label: account('signIn'), onPress: () => signInAsked() };
    toast(account('sessionEnded'), { kind: 'info', action });
  });
  useCartSync();
  useLikedSync();
  useOtherTabs();
  useCartReplay({
    onReplayed: ({ refused }) => {
      if (refused.length === 0) toast(t('replayed'));
      else toast(t('replayRefused', { count: refused.length }), { kind: 'error' });
    },
  });
  return null;
}
