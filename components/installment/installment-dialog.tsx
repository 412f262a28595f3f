'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Notice } from '@/components/ui/feedback/notice';
import { RadioCards } from '@/components/ui/form/radio-cards';
import { Modal } from '@/components/ui/overlay/modal';
import { installmentQuery } from '@/lib/client/session/user';
import { INSTALLMENT_TERMS } from '@/lib/constants';
import { coversOrder, installmentPlan } from '@/lib/domain/order/installment';
import { formatPrice } from '@/lib/domain/text/money';
import { useIsSignedIn } from '@/stores/auth';
import styles from './installment-dialog.module.css';
import { InstallmentFigures } from './installment-figures';

const WIDTH = 560;

type Props = { orderValue: number; isOpen: boolean; onClose: () => void };

export function InstallmentDialog({ orderValue, isOpen, onClose }: Props) {
  const t = useTranslations('instalment');
  const actions = useTranslations('actions');
  const locale = useLocale();
  const isSignedIn = useIsSignedIn();
  const { data } = useQuery({ ...installmentQuery(locale), enabled: isSignedIn && isOpen });
  const [months, setMonths] = useState<number>(Math.max(...INSTALLMENT_TERMS));
  const limit = isSignedIn ? data?.available_limit : undefined;

  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      title={t('title')}
      closeLabel={actions('close')}
      width={WIDTH}
    >
      <div className={styles.content}>
        {limit !== undefined && !coversOrder(limit, orderValue) ? (
          <Notice tone="error" isAlert>
            {t('insufficient')}
          </Notice>
        ) : null}
        <RadioCards
          label={t('term')}
          isRow
          value={months}
          onChange={({ target }) => setMonths(Number(target.value))}
          options={INSTALLMENT_TERMS.map((term) => ({
            value: term,
            title: t('months', { count: term }),
            text: t('monthly', {
              sum: formatPrice(installmentPlan(orderValue, term).monthly_payment, locale),
            }),
          }))}
        />
        <InstallmentFigures plan={installmentPlan(orderValue, months)} limit={limit} />
        <p className={styles.note}>{isSignedIn ? t('note') : t('unknownLimit')}</p>
      </div>
    </Modal>
  );
}
