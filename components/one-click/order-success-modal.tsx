'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Modal } from '@/components/ui/modal';
import type { Order } from '@/lib/contract/order';
import { formatPrice } from '@/lib/domain/money';
import { formatCount } from '@/lib/domain/number';
import { formatPhone } from '@/lib/domain/phone';
import { successClosed } from '@/stores/one-click';
import styles from './order-success-modal.module.css';

const WIDTH = 480;

export function OrderSuccessModal({ order, isOpen }: { order: Order; isOpen: boolean }) {
  const t = useTranslations('oneClick.success');
  const actions = useTranslations('actions');
  const locale = useLocale();

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
          {t('text', { id: formatCount(order.id), phone: formatPhone(order.phone_number) })}
        </p>
        <p className={styles.total}>{formatPrice(order.price, locale)}</p>
        <Button size="large" wide onClick={successClosed}>
          {t('continue')}
        </Button>
      </div>
    </Modal>
  );
}
