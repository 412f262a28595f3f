'use client';

import { useTranslations } from 'next-intl';
import { toast } from '@/components/ui/toast';
import { cart } from '@/lib/client/cart';
import { useSendIntent } from '@/lib/client/sync/send-intent';
import { useWriteFailure } from '@/lib/client/write-failure';
import { refusalOf } from '@/lib/http/errors';

export function usePutInCart() {
  const t = useTranslations('cart');
  const actions = useTranslations('actions');
  const failure = useWriteFailure();
  const { mutate } = useSendIntent(cart, {
    onPersisted: () => toast(t('kept'), { kind: 'info' }),
    onFailed: (intent, error) => {
      const retry = { label: actions('retry'), onPress: () => mutate(intent) };
      const action = refusalOf(error) ? {} : { action: retry };
      toast(failure(error, t('failed')), { kind: 'error', ...action });
    },
  });
  return (subProduct: number, amount: number) => mutate({ id: subProduct, value: amount });
}
