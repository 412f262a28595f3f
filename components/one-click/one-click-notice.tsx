'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/feedback/notice';
import type { OrderFailure } from '@/lib/client/order/order-failure';
import { useOrderMessages } from '@/lib/client/order/order-messages';
import { type OneClickProduct, oneClickTotal } from '@/lib/domain/order/one-click';
import { formatPrice } from '@/lib/domain/text/money';
import { signInRequested } from '@/stores/sign-in';

type Props = { product: OneClickProduct; failure: OrderFailure | null };

export function OneClickNotice({ product, failure }: Props) {
  const t = useTranslations('oneClick');
  const messages = useOrderMessages();
  const locale = useLocale();
  if (!failure) return null;
  if (failure.kind !== 'changed') {
    return (
      <Notice tone="error" isAlert>
        {messages.failed(failure) || t('failed')}
      </Notice>
    );
  }
  if (failure.refused.code === 'unconfirmed_limit') {
    return (
      <Notice
        isAlert
        action={
          <Button kind="soft" onClick={() => signInRequested({ to: null })}>
            {t('signIn')}
          </Button>
        }
      >
        {failure.refused.detail}
      </Notice>
    );
  }
  if (failure.refused.code === 'price_changed') {
    const price = formatPrice(oneClickTotal(product, 1), locale);
    return <Notice isAlert>{t('priceChanged', { price })}</Notice>;
  }
  return (
    <Notice isAlert>{product.count === 0 ? t('gone') : t('left', { count: product.count })}</Notice>
  );
}
