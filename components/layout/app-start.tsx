import { useTranslations } from 'next-intl';
import { toast } from '@/components/ui/toast';
import { useAuthStart } from '@/lib/client/auth';
import { cart, useCartSync } from '@/lib/client/cart';
import { liked, useLikedSync } from '@/lib/client/liked';
import { useSessionEnd } from '@/lib/client/session-end';
import { useReplayIntents } from '@/lib/client/sync/replay-intents';
import { useTabSync } from '@/lib/client/sync/tabs';
import { signInAsked } from '@/stores/sign-in';

export function AppStart() {
  const account = useTranslations('account');
  useAuthStart();
  useSessionEnd(() => {
    const action = { label: account('signIn'), onPress: () => signInAsked() };
    toast(account('sessionEnded'), { kind: 'info', action });
  });
  useCartSync();
  useLikedSync();
  useTabSync();
  useReplayIntents(cart, useReplayMessages('cart'));
  useReplayIntents(liked, useReplayMessages('liked'));
  return null;
}

function useReplayMessages(noun: 'cart' | 'liked') {
  const t = useTranslations(noun);
  return {
    onAccepted: () => toast(t('replayed')),
    onRefused: (count: number) => toast(t('replayRefused', { count }), { kind: 'error' }),
  };
}
