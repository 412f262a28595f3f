'use client';

import { useTranslations } from 'next-intl';
import { useCallback, useState } from 'react';
import { Button } from '@/components/ui/button';
import type { Order } from '@/lib/contract/order';
import { OrderReceipt } from './order-receipt';

export function PrintReceipt({ order }: { order: Order }) {
  const t = useTranslations('orders.receipt');
  const [isPrinting, setPrinting] = useState(false);
  const printed = useCallback(() => setPrinting(false), []);

  return (
    <>
      <Button kind="ghost" onClick={() => setPrinting(true)}>
        {t('button')}
      </Button>
      {isPrinting && <OrderReceipt order={order} onPrinted={printed} />}
    </>
  );
}
