'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Notice } from '@/components/ui/notice';
import type { OrderFailure } from '@/lib/client/order';
import { formatPrice } from '@/lib/domain/money';
import { type OneClickProduct, oneClickTotal } from '@/lib/domain/one-click';

type Props = { product: OneClickProduct; failure: OrderFailure | null };

/** Why the order was refused; `product` already has the current price and stock. */
export function OneClickNotice({ product, failure }: Props) {
  const t = useTranslations('oneClick');
  const locale = useLocale();
  if (!failure || failure.kind === 'fields') return null;
  if (failure.kind === 'failed') {
    const texts = { 'no-response': t('noResponse'), 'too-many': failure.detail, other: '' };
    return (
      <Notice tone="error" isAlert>
        {texts[failure.reason] || t('failed')}
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
