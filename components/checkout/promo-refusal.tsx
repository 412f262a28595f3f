'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/feedback/notice';
import type { QuotedPromo } from '@/lib/contract/quote';
import { currentCustomer } from '@/stores/auth';
import { orderPromoEntered } from '@/stores/order-cart';

/** States why the code gives no discount. The order can be placed without the code. */
export function PromoRefusal({ promo: { trouble, detail } }: { promo: QuotedPromo }) {
  const t = useTranslations('checkout.summary');
  if (trouble === null) return null;
  return (
    <Notice
      action={
        <Button
          kind="outline"
          size="small"
          onClick={() => orderPromoEntered(null, currentCustomer())}
        >
          {t('withoutPromo')}
        </Button>
      }
    >
      {detail}
    </Notice>
  );
}
