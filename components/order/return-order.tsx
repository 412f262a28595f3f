'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { useShopTime } from '@/lib/client/use-shop-time';
import type { Order } from '@/lib/contract/order';
import { deliveryPeriodOf } from '@/lib/domain/time/shop-time';
import { lazyWithMessages } from '@/lib/i18n/lazy-with-messages';

const ReturnDialog = lazyWithMessages(() =>
  import('./return-dialog').then((file) => file.ReturnDialog),
);

/**
 * Offers a return until its deadline, as long as a line of the order has no return request and has
 * not been returned in full.
 */
export function ReturnOrder({ order }: { order: Order }) {
  const t = useTranslations('orders.return');
  const [isOpen, setOpen] = useState(false);
  const now = useShopTime(deliveryPeriodOf);
  const { return_until: until, products } = order;
  const lines = products.filter(
    ({ return_request: request, returned = 0, amount }) => !request && returned < amount,
  );
  const isLate = !until || (now !== null && Date.parse(until) < now);
  if (isLate || lines.length === 0) return null;

  return (
    <>
      <Button kind="ghost" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('button')}
      </Button>
      {isOpen ? (
        <ReturnDialog id={order.id} lines={lines} until={until} onClose={() => setOpen(false)} />
      ) : null}
    </>
  );
}
