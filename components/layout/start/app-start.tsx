import { useLocale, useTranslations } from 'next-intl';
import { useLikePresses } from '@/components/product/actions/use-like';
import { useCartPresses } from '@/components/product/actions/use-put-in-cart';
import { toast } from '@/components/ui/feedback/toast';
import { cart, useCartSync } from '@/lib/client/cart';
import { liked, useLikedSync } from '@/lib/client/liked';
import type { ChangedOffer } from '@/lib/client/product/offers';
import { useOffersRefresh } from '@/lib/client/product/refresh-offers';
import { useAuthStart } from '@/lib/client/session/auth';
import { useSessionEnd } from '@/lib/client/session/session-end';
import { useReplayIntents } from '@/lib/client/sync/replay-intents';
import { useTabSync } from '@/lib/client/sync/tabs';
import { formatPrice } from '@/lib/domain/text/money';
import { signInRequested } from '@/stores/sign-in';

export function AppStart() {
  const account = useTranslations('account');
  useAuthStart();
  useSessionEnd(() => {
    const action = { label: account('signIn'), onPress: () => signInRequested() };
    toast(account('sessionEnded'), { kind: 'info', action });
  });
  useCartSync();
  useLikedSync();
  useTabSync();
  useOffersRefresh(useOffersMessage());
  useReplayIntents(cart, {
    ...useReplayMessages('cart'),
    ofEarlyPress: useCartPresses().feedback,
  });
  useReplayIntents(liked, {
    ...useReplayMessages('liked'),
    ofEarlyPress: useLikePresses().feedback,
  });
  return null;
}

/**
 * Returns a function that announces changed offers in a toast, which screen readers read too. The
 * page already shows the changes.
 */
function useOffersMessage() {
  const t = useTranslations('offer');
  const locale = useLocale();
  const textOf = ({ name, price, stock }: ChangedOffer) => {
    if (stock === 'gone') return t('gone', { name });
    if (stock === 'back') return t('back', { name });
    return t('price', { name, price: formatPrice(price ?? 0, locale) });
  };
  return (changes: ChangedOffer[]) => {
    const [first] = changes;
    const isOne = first && changes.length === 1;
    const text = isOne ? textOf(first) : t('several', { count: changes.length });
    toast(text, { kind: 'info', topic: 'offers' });
  };
}

function useReplayMessages(noun: 'cart' | 'liked') {
  const t = useTranslations(noun);
  return {
    onAccepted: () => toast(t('replayed')),
    onRefused: (count: number) =>
      toast(t('replayRefused', { count }), { kind: 'error', area: noun }),
  };
}
