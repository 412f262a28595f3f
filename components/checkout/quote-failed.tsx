'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/feedback/notice';

export function QuoteFailed({ onRetry }: { onRetry: () => void }) {
  const t = useTranslations('checkout');
  const actions = useTranslations('actions');
  const retry = (
    <Button kind="outline" size="small" onClick={onRetry}>
      {actions('retry')}
    </Button>
  );
  return (
    <Notice tone="error" isAlert action={retry}>
      {t('quoteFailed')}
    </Notice>
  );
}
