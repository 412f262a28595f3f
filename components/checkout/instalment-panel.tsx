'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useWatch } from 'react-hook-form';
import { Notice } from '@/components/ui/notice';
import { RadioCards } from '@/components/ui/radio-cards';
import type { Instalment } from '@/lib/contract/order';
import { formatPrice } from '@/lib/domain/money';
import { useFault } from '@/lib/i18n/use-fault';
import styles from './instalment-panel.module.css';
import { useCheckoutForm } from './use-checkout-form';

const SUMS = [
  'order_value',
  'first_payment',
  'monthly_payment',
  'overpayment',
  'available_limit',
] as const;

/** The term, and every figure that it comes to (blueprint 8.14). */
export function InstalmentPanel({ plans }: { plans: Instalment[] }) {
  const t = useTranslations('checkout.instalment');
  const fault = useFault();
  const locale = useLocale();
  const { control, register, formState } = useCheckoutForm();
  const months = useWatch({ control, name: 'months' });
  const plan = plans.find((known) => String(known.months) === months);
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
        value={months}
        error={fault(formState.errors.months)}
        options={plans.map((known) => ({
          value: String(known.months),
          title: t('months', { count: known.months }),
          text: t('monthly', { sum: formatPrice(known.monthly_payment, locale) }),
        }))}
        {...register('months')}
      />
      {plan && (
        <dl className={styles.figures} aria-live="polite">
          {SUMS.map((name) => (
            <div key={name}>
              <dt>{t(name)}</dt>
              <dd>{formatPrice(plan[name], locale)}</dd>
            </div>
          ))}
          <div>
            <dt>{t('term')}</dt>
            <dd>{t('months', { count: plan.months })}</dd>
          </div>
        </dl>
      )}
    </div>
  );
}
