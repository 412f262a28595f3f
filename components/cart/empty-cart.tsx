'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { useLikedCount } from '@/stores/liked';

export function EmptyCart() {
  const t = useTranslations('cart.empty');
  const liked = useLikedCount();

  return (
    <EmptyState title={t('title')} text={t('text')}>
      <Button href="/products" size="large">
        {t('catalog')}
      </Button>
      {liked > 0 && (
        <Button href="/liked" size="large" kind="soft" icon="heart">
          {t('liked', { count: liked })}
        </Button>
      )}
    </EmptyState>
  );
}
