'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { InstalmentPlan } from '@/lib/domain/instalment';
import { formatPrice } from '@/lib/domain/money';
import styles from './instalment-figures.module.css';

const SUMS = ['order_value', 'first_payment', 'monthly_payment', 'overpayment'] as const;

/** Every figure that a term comes to (blueprint 8.14); the limit where it is known. */
export function InstalmentFigures({
  plan,
  limit,
}: {
  plan: InstalmentPlan;
  limit?: number | undefined;
}) {
  const t = useTranslations('instalment');
  const locale = useLocale();

  return (
    <dl className={styles.figures} aria-live="polite">
      {SUMS.map((name) => (
        <div key={name}>
          <dt>{t(name)}</dt>
          <dd>{formatPrice(plan[name], locale)}</dd>
        </div>
      ))}
      {limit === undefined ? null : (
        <div>
          <dt>{t('available_limit')}</dt>
          <dd>{formatPrice(limit, locale)}</dd>
        </div>
      )}
      <div>
        <dt>{t('term')}</dt>
        <dd>{t('months', { count: plan.months })}</dd>
      </div>
    </dl>
  );
}
