'use client';

import { useTranslations } from 'next-intl';
import { toast } from '@/components/ui/toast';
import { liked } from '@/lib/client/liked';
import { useSendIntent } from '@/lib/client/sync/send-intent';
import { useWriteFailure } from '@/lib/client/write-failure';

type Then = { onSuccess?: () => void };

export function useLike() {
  const t = useTranslations('liked');
  const failure = useWriteFailure();
  const { mutate } = useSendIntent(liked, {
    onPersisted: () => toast(t('kept'), { kind: 'info' }),
    onFailed: (_intent, error) => toast(failure(error, t('failed')), { kind: 'error' }),
  });
  return (product: number, isLiked: boolean, then: Then = {}) =>
    mutate({ id: product, value: isLiked }, then);
}
