'use client';

import { useTranslations } from 'next-intl';
import { clearMessage } from '@/components/ui/feedback/lasting-messages';
import { toast } from '@/components/ui/feedback/toast';
import { liked } from '@/lib/client/liked';
import { type PressFeedback, useSendIntent } from '@/lib/client/sync/send-intent';
import { useWriteFailure } from '@/lib/client/write-failure';

export function likeMessageArea(product: number) {
  return `liked:${product}`;
}

type Then = { onSuccess?: () => void };

export function useLike() {
  return useLikePresses().like;
}

/** Returns `like`, and the messages for presses that the hydration script has handled (ADR 177). */
export function useLikePresses() {
  const t = useTranslations('liked');
  const failure = useWriteFailure();
  const feedback: PressFeedback<boolean> = {
    onStarted: ({ id }) => clearMessage(likeMessageArea(id)),
    onPersisted: () => toast(t('kept'), { kind: 'info' }),
    onFailed: ({ id }, error) =>
      toast(failure(error, t('failed')), { kind: 'error', area: likeMessageArea(id) }),
  };
  const { mutate } = useSendIntent(liked, feedback);

  function like(product: number, isLiked: boolean, then: Then = {}) {
    mutate({ id: product, value: isLiked }, then);
  }
  return { like, feedback };
}
