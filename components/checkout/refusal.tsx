'use client';

import { useTranslations } from 'next-intl';
import { Notice } from '@/components/ui/feedback/notice';
import type { OrderFailure } from '@/lib/client/order/order-failure';
import { useOrderMessages } from '@/lib/client/order/order-messages';

export function Refusal({ failure }: { failure: OrderFailure | null }) {
  const t = useTranslations('checkout.refusal');
  const messages = useOrderMessages();
  if (!failure) return null;
  return (
    <Notice tone="error" isAlert>
      {textOf(failure)}
    </Notice>
  );

  function textOf(refused: OrderFailure): string {
    if (refused.kind === 'changed') {
      const { code } = refused.refused;
      if (code === 'promo_changed') return t('promo');
      return code === 'limit_insufficient' ? t('limit') : t('changed');
    }
    return messages.failed(refused) || t('failed');
  }
}
