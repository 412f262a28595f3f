'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Icon } from '@/components/ui/display/icon';
import { INSTALLMENT_TERMS } from '@/lib/constants';
import { installmentPlan } from '@/lib/domain/order/installment';
import { formatPrice } from '@/lib/domain/text/money';
import { lazyWithMessages } from '@/lib/i18n/lazy-with-messages';
import styles from './installment-row.module.css';

const InstallmentDialog = lazyWithMessages(() =>
  import('./installment-dialog').then((file) => file.InstallmentDialog),
);

type Props = {
  orderValue: number;
  kind?: 'inset' | 'panel';
};

const LONGEST = Math.max(...INSTALLMENT_TERMS);

export function InstallmentRow({ orderValue, kind = 'inset' }: Props) {
  const t = useTranslations('instalment');
  const locale = useLocale();
  const [isOpen, setOpen] = useState(false);
  const [isWanted, setWanted] = useState(false);
  const monthly = installmentPlan(orderValue, LONGEST).monthly_payment;
  const open = () => {
    setWanted(true);
    setOpen(true);
  };

  return (
    <>
      <button
        type="button"
        className={`${styles.row} ${styles[kind]}`}
        aria-haspopup="dialog"
        onClick={open}
      >
        <Icon name="wallet" size={20} />
        <span className={styles.text}>
          {t('row')}
          <b>{t('fromMonthly', { sum: formatPrice(monthly, locale) })}</b>
        </span>
        <Icon name="chevron-right" size={16} />
      </button>
      {isWanted ? (
        <InstallmentDialog orderValue={orderValue} isOpen={isOpen} onClose={() => setOpen(false)} />
      ) : null}
    </>
  );
}
