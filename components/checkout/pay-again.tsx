'use client';

import { useIsMutating, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
import { PAY_KEY, useStartPayment } from '@/lib/client/order';
import { useWriteFailure } from '@/lib/client/write-failure';
import type { Order } from '@/lib/contract/order';

/** If the order was paid meanwhile, the API refuses and the page shows the payment. */
export function PayAgain({ order: { id, payment } }: { order: Order }) {
  const t = useTranslations('orderResult');
  const queryClient = useQueryClient();
  const failure = useWriteFailure();
  const start = useStartPayment({
    onFailed: (_order, error) => {
      toast(failure(error, t('payFailed')), { kind: 'error' });
      void queryClient.invalidateQueries({ queryKey: ['orders'] });
    },
  });

  // The checkout may already be redirecting to the provider.
  const isLeaving = useIsMutating({ mutationKey: PAY_KEY }) > 0;

  return (
    <Button
      size="large"
      icon="wallet"
      busy={isLeaving || start.isSuccess}
      onClick={() => start.mutate({ order: id, provider: payment })}
    >
      {t('pay')}
    </Button>
  );
}
