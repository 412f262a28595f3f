'use client';

import { useTranslations } from 'next-intl';
import { toast } from '@/components/ui/toast';
import { cart } from '@/lib/client/cart';
import { useIntend } from '@/lib/client/intents';
import { ApiError } from '@/lib/http/errors';

/** Sets how much of a sub-product the cart holds, and says so when that did not work. */
export function usePutInCart() {
  const t = useTranslations('cart');
  const actions = useTranslations('actions');
  const { mutate } = useIntend(cart, {
    onKept: () => toast(t('kept'), { kind: 'info' }),
    onFailed: (intent, error) => {
      const reason = refusalOf(error);
      const retry = { label: actions('retry'), onPress: () => mutate(intent) };
      toast(reason || t('failed'), { kind: 'error', ...(!reason && { action: retry }) });
    },
  });
  return (subProduct: number, amount: number) => mutate({ id: subProduct, value: amount });
}

/** In the shop's own words: trying again would be refused again. */
function refusalOf(error: Error): string {
  const isFinal = error instanceof ApiError && [409, 410, 422].includes(error.status);
  return isFinal ? error.detail : '';
}
