'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Modal } from '@/components/ui/modal';
import type { Order } from '@/lib/contract/order';
import { formatDateTime } from '@/lib/domain/date';
import { formatPhone } from '@/lib/domain/format-phone';
import { formatPrice } from '@/lib/domain/money';
import { useIsSignedIn } from '@/stores/auth';
import { successClosed } from '@/stores/one-click';
import { signInAsked } from '@/stores/sign-in';
import styles from './order-success-modal.module.css';

const WIDTH = 480;

/** A phone that is proved by signing in confirms the order (record 042). */
function confirm() {
  successClosed();
  signInAsked();
}

export function OrderSuccessModal({ order, isOpen }: { order: Order; isOpen: boolean }) {
  const t = useTranslations('oneClick.success');
  const actions = useTranslations('actions');
  const locale = useLocale();
  const until = useIsSignedIn() ? null : order.confirm_until;
  const values = { id: String(order.id), phone: formatPhone(order.phone_number) };

  return (
    <Modal
      isOpen={isOpen}
      onClose={successClosed}
      title={t('title')}
      isTitleHidden
      closeLabel={actions('close')}
      width={WIDTH}
    >
      <div className={styles.success}>
        <span className={styles.disc}>
          <Icon name="check" size={40} />
        </span>
        <p className={styles.title} aria-hidden="true">
          {t('title')}
        </p>
        <p className={styles.text}>
          {until ? t('unconfirmed', { ...values, date: formatDateTime(until) }) : t('text', values)}
        </p>
        <p className={styles.total}>{formatPrice(order.price, locale)}</p>
        <Button size="large" wide onClick={successClosed}>
          {t('continue')}
        </Button>
        {until ? (
          <Button size="large" wide kind="soft" onClick={confirm}>
            {t('confirm')}
          </Button>
        ) : null}
      </div>
    </Modal>
  );
}
