'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { useCartCount } from '@/stores/cart';

export function CheckoutEmpty() {
  const t = useTranslations('checkout.empty');
  const count = useCartCount();
  return (
    <EmptyState title={t('title')} text={count > 0 ? t('textCart') : t('text')}>
      <Button href={count > 0 ? '/cart' : '/products'} size="large">
        {count > 0 ? t('cart') : t('catalog')}
      </Button>
    </EmptyState>
  );
}
