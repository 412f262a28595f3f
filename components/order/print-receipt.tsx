'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useCallback, useState } from 'react';
import { Button } from '@/components/ui/button';
import { settingsQuery } from '@/lib/client/header';
import type { Order } from '@/lib/contract/order';
import { OrderReceipt } from './order-receipt';

export function PrintReceipt({ order }: { order: Order }) {
  const t = useTranslations('orders.receipt');
  const [isPrinting, setPrinting] = useState(false);
  const printed = useCallback(() => setPrinting(false), []);
  // If this request fails, the receipt is printed without the seller.
  const shop = useQuery({ ...settingsQuery(useLocale()), enabled: isPrinting, retry: false });

  return (
    <>
      <Button kind="ghost" busy={shop.isLoading} onClick={() => setPrinting(true)}>
        {t('button')}
      </Button>
      {isPrinting && !shop.isLoading && (
        <OrderReceipt order={order} shop={shop.data} onPrinted={printed} />
      )}
    </>
  );
}
