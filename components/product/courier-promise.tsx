'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { SelectField } from '@/components/ui/select-field';
import { formatDate } from '@/lib/domain/date';
import { daysUntil, deliveryDays, deliveryTerms, type RegionTerms } from '@/lib/domain/delivery';
import { currentPrice } from '@/lib/domain/discount';
import { formatPrice } from '@/lib/domain/money';
import { useIsHydrated } from '@/lib/hooks/use-is-hydrated';
import { regionChosen, rehydrateRegion, useRegion } from '@/stores/region';
import styles from './delivery-facts.module.css';
import { useOptions } from './options-provider';

export type Destination = RegionTerms & { id: number; name: string };
type Props = { regions: Destination[]; isExpress: boolean; freeFrom: number };

export function CourierPromise({ regions, isExpress, freeFrom }: Props) {
  const t = useTranslations('product.delivery');
  const locale = useLocale();
  const { subProduct, amount } = useOptions();
  const [now] = useState(() => new Date());
  const isHydrated = useIsHydrated();
  const chosen = useRegion();
  const region = regions.find(({ id }) => id === chosen) ?? regions[0];
  useEffect(rehydrateRegion, []);
  if (!region || !subProduct || subProduct.amount === 0) return null;

  const goods = currentPrice(subProduct) * amount;
  const { price, date } = deliveryTerms('courier', region, { goods, freeFrom, isExpress, now });
  // A cached page is read on another day: only the browser says a date.
  const days = isHydrated ? daysUntil(date, now) : deliveryDays('courier', region, isExpress);
  // Only scripts answer a choice.
  const offered = isHydrated ? regions : [region];
  const said = [
    ...(isHydrated ? [formatDate(date.toISOString())] : []),
    price === 0 ? t('free') : formatPrice(price, locale),
    t('hours'),
  ];

  return (
    <li className={styles.fact}>
      <Icon name="truck" size={22} className={styles.icon} />
      <div className={styles.promise}>
        <p>{t('courier', { days })}</p>
        <p className={styles.text}>{said.join(' · ')}</p>
        <SelectField
          label={t('region')}
          isLabelHidden
          className={styles.region}
          options={offered.map(({ id, name }) => ({ value: id, label: name }))}
          value={region.id}
          onChange={({ target }) => regionChosen(Number(target.value))}
        />
      </div>
    </li>
  );
}
