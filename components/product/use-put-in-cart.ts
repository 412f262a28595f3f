'use client';

import { useTranslations } from 'next-intl';
import { toast } from '@/components/ui/toast';
import { cart } from '@/lib/client/cart';
import { useSendIntent } from '@/lib/client/sync/send-intent';
import { refusalOf } from '@/lib/http/errors';

export function usePutInCart() {
  const t = useTranslations('cart');
  const actions = useTranslations('actions');
  const { mutate } = useSendIntent(cart, {
    onPersisted: () => toast(t('kept'), { kind: 'info' }),
    onFailed: (intent, error) => {
      const reason = refusalOf(error);
      const retry = { label: actions('retry'), onPress: () => mutate(intent) };
      toast(reason || t('failed'), { kind: 'error', ...(!reason && { action: retry }) });
    },
  });
  return (subProduct: number, amount: number) => mutate({ id: subProduct, value: amount });
}
