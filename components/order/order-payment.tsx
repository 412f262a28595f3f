'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { FieldError } from '@/components/ui/form/field';
import { useStartPayment } from '@/lib/client/order/order';
import { useWriteFailure } from '@/lib/client/write-failure';
import type { Order } from '@/lib/contract/order';
import { moneyBackOf } from '@/lib/domain/order/amounts';
import { isOnlinePayment } from '@/lib/domain/order/checkout';
import { planText } from '@/lib/domain/order/installment';
import { isActive } from '@/lib/domain/order/order-status';
import { formatPrice } from '@/lib/domain/text/money';
import { formatDateTime } from '@/lib/domain/time/date';
import styles from './order-payment.module.css';

export function OrderPayment({ order }: { order: Order }) {
  const t = useTranslations('orders.pay');
  const locale = useLocale();
  const queryClient = useQueryClient();
  const { id, status, price, payment, payment_status: paid } = order;
  const { pay_until: until, instalment } = order;
  const failure = useWriteFailure();
  const { mutate, isPending, isLeaving, error } = useStartPayment({
    onFailed: () => void queryClient.invalidateQueries({ queryKey: ['orders'] }),
  });
  if (instalment)
    return <p className={styles.later}>{t('instalment', planText(instalment, locale))}</p>;
  if (!isOnlinePayment(payment))
    return isActive(status) ? <p className={styles.later}>{t('onDelivery')}</p> : null;

  return (
    <div className={styles.strip}>
      <p>
        {t(paid === 'rejected' ? 'rejected' : 'waiting')}
        {until ? ` ${t('until', { date: formatDateTime(until) })}` : null}
      </p>
      <Button
        busy={isPending || isLeaving}
        onClick={() => mutate({ order: id, provider: payment })}
      >
        {t('button', { sum: formatPrice(price - moneyBackOf(order).returned, locale) })}
      </Button>
      <FieldError id={`pay-${id}`} text={error ? failure(error, t('failed')) : undefined} />
    </div>
  );
}
