'use client';

import { useIsMutating, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { orderMessageArea } from '@/components/order/order-message';
import { Button } from '@/components/ui/button';
import { clearMessage } from '@/components/ui/feedback/lasting-messages';
import { toast } from '@/components/ui/feedback/toast';
import { PAY_KEY, useStartPayment } from '@/lib/client/order/order';
import { useWriteFailure } from '@/lib/client/write-failure';
import type { Order } from '@/lib/contract/order';

/**
 * Offers another payment. If the order is already paid, the API rejects the payment, and the page
 * shows that the order is paid.
 */
export function PayAgain({ order: { id, payment } }: { order: Order }) {
  const t = useTranslations('orderResult');
  const queryClient = useQueryClient();
  const failure = useWriteFailure();
  const start = useStartPayment({
    onFailed: (_order, error) => {
      toast(failure(error, t('payFailed')), { kind: 'error', area: orderMessageArea(id) });
      void queryClient.invalidateQueries({ queryKey: ['orders'] });
    },
  });

  // The checkout may already be starting this payment.
  const isStarting = useIsMutating({ mutationKey: PAY_KEY }) > 0;

  function pay() {
    clearMessage(orderMessageArea(id));
    start.mutate({ order: id, provider: payment });
  }

  return (
    <Button size="large" icon="wallet" busy={isStarting || start.isLeaving} onClick={pay}>
      {t('pay')}
    </Button>
  );
}
