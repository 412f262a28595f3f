'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { clearMessage } from '@/components/ui/feedback/lasting-messages';
import { toast } from '@/components/ui/feedback/toast';
import { Link } from '@/components/ui/link';
import { ConfirmDialog } from '@/components/ui/overlay/confirm-dialog';
import { useCancelOrder } from '@/lib/client/order/order';
import { useWriteFailure } from '@/lib/client/write-failure';
import type { Order } from '@/lib/contract/order';
import { canCustomerCancel, isActive } from '@/lib/domain/order/order-status';
import styles from './cancel-order.module.css';
import { orderMessageArea } from './order-message';

export function CancelOrder({ order }: { order: Order }) {
  const t = useTranslations('orders.cancel');
  const { status, payment_status: paid } = order;
  if (!isActive(status)) return null;
  if (canCustomerCancel(status, paid)) return <CancelButton id={order.id} />;
  return (
    <p className={styles.contact}>
      {t(paid === 'confirmed' ? 'paid' : 'late')} <Link href="/info/contacts">{t('contacts')}</Link>
    </p>
  );
}

function CancelButton({ id }: { id: number }) {
  const t = useTranslations('orders.cancel');
  const [isConfirming, setConfirming] = useState(false);
  const { mutate, isPending } = useCancelOrder();
  const failure = useWriteFailure();
  const number = String(id);

  function cancel() {
    const area = orderMessageArea(id);
    clearMessage(area);
    mutate(id, {
      onSuccess: () => toast(t('done', { number })),
      onError: (error) => toast(failure(error, t('failed')), { kind: 'error', area }),
      onSettled: () => setConfirming(false),
    });
  }

  return (
    <>
      <Button kind="ghost" aria-haspopup="dialog" onClick={() => setConfirming(true)}>
        {t('button')}
      </Button>
      <ConfirmDialog
        isOpen={isConfirming}
        isBusy={isPending}
        title={t('ask')}
        text={t('askText', { number })}
        yes={t('yes')}
        no={t('no')}
        onYes={cancel}
        onNo={() => setConfirming(false)}
      />
    </>
  );
}
