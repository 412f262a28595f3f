'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/display/icon';
import { Notice } from '@/components/ui/feedback/notice';
import { Modal } from '@/components/ui/overlay/modal';
import { useOrderMessages } from '@/lib/client/order/order-messages';
import type { Order } from '@/lib/contract/order';
import { formatPhone } from '@/lib/domain/text/format-phone';
import { formatPrice } from '@/lib/domain/text/money';
import { formatDateTime } from '@/lib/domain/time/date';
import { useIsSignedIn } from '@/stores/auth';
import { successClosed } from '@/stores/one-click';
import { signInRequested } from '@/stores/sign-in';
import styles from './order-success-modal.module.css';

const WIDTH = 480;

/** Opens the sign-in dialog. Signing in verifies the phone and confirms the order (ADR 042). */
function confirm() {
  successClosed();
  signInRequested();
}

type Props = { order: Order; isEarlier: boolean; isOpen: boolean };

export function OrderSuccessModal({ order, isEarlier, isOpen }: Props) {
  const t = useTranslations('oneClick.success');
  const actions = useTranslations('actions');
  const locale = useLocale();
  const messages = useOrderMessages();
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
        {isEarlier && <Notice isAlert>{messages.earlier(order.id)}</Notice>}
        <p className={styles.total}>{formatPrice(order.price, locale)}</p>
        {until ? (
          <Button size="large" wide onClick={confirm}>
            {t('confirm')}
          </Button>
        ) : null}
        <Button size="large" wide kind={until ? 'soft' : 'primary'} onClick={successClosed}>
          {t('continue')}
        </Button>
      </div>
    </Modal>
  );
}
