'use client';

import { useLocale, useTranslations } from 'next-intl';
import { DescriptionList } from '@/components/ui/display/description-list';
import type { InstallmentPlan } from '@/lib/domain/order/installment';
import { formatPrice } from '@/lib/domain/text/money';

const SUMS = ['order_value', 'first_payment', 'monthly_payment', 'overpayment'] as const;

type Props = { plan: InstallmentPlan; limit?: number | undefined };

export function InstallmentFigures({ plan, limit }: Props) {
  const t = useTranslations('instalment');
  const locale = useLocale();
  const sums = SUMS.map((name) => ({ name: t(name), value: formatPrice(plan[name], locale) }));
  const known =
    limit === undefined ? [] : [{ name: t('available_limit'), value: formatPrice(limit, locale) }];
  const term = { name: t('term'), value: t('months', { count: plan.months }) };

  return <DescriptionList isLive rows={[...sums, ...known, term]} />;
}
