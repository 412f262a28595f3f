'use client';

import { useLocale, useTranslations } from 'next-intl';
import { InstallmentFigures } from '@/components/installment/installment-figures';
import { Notice } from '@/components/ui/feedback/notice';
import { RadioCards } from '@/components/ui/form/radio-cards';
import type { Installment } from '@/lib/contract/quote';
import { formatPrice } from '@/lib/domain/text/money';
import { useFault } from '@/lib/i18n/use-fault';
import styles from './installment-panel.module.css';
import { useCheckoutForm, useChoice, useClearedField } from './use-checkout-form';

export function InstallmentPanel({ plans }: { plans: Installment[] }) {
  const t = useTranslations('instalment');
  const fault = useFault();
  const locale = useLocale();
  const { formState } = useCheckoutForm();
  const term = useChoice('months');
  const months = term.value;
  const plan = plans.find((known) => String(known.months) === months);
  useClearedField('months', months !== '' && !plan);
  const isSufficient = plans.every(({ is_sufficient: covers }) => covers);

  return (
    <div className={styles.panel}>
      {!isSufficient && (
        <Notice tone="error" isAlert>
          {t('insufficient')}
        </Notice>
      )}
      <RadioCards
        label={t('term')}
        isRow
        error={isSufficient ? fault(formState.errors.months) : undefined}
        options={plans.map((known) => ({
          value: String(known.months),
          title: t('months', { count: known.months }),
          text: t('monthly', { sum: formatPrice(known.monthly_payment, locale) }),
        }))}
        {...term}
      />
      {plan && <InstallmentFigures plan={plan} limit={plan.available_limit} />}
    </div>
  );
}
