'use client';

import { useTranslations } from 'next-intl';
import type { ComponentProps, ReactNode } from 'react';
import styles from '@/components/ui/form/field-grid.module.css';
import { TextField } from '@/components/ui/form/text-field';
import { TEXT_LENGTH_MAX } from '@/lib/domain/product/bounds';
import { type RegionField, RegionFields } from './region-fields';

const INSIDE = ['entrance', 'floor', 'flat', 'intercom_code'] as const;

type Part = 'house' | (typeof INSIDE)[number];

type Props = {
  region: RegionField;
  district: RegionField;
  /** Suggestions for the selected district. */
  known?: ReactNode;
  part: (name: Part) => ComponentProps<typeof TextField>;
  children: ReactNode;
};

export function LocationFields({ region, district, known, part, children }: Props) {
  const t = useTranslations('geo');
  return (
    <div className={styles.fields}>
      <RegionFields region={region} district={district} />
      {known ? <div className={styles.wide}>{known}</div> : null}
      <TextField
        className={styles.wide}
        autoComplete="address-line1"
        maxLength={TEXT_LENGTH_MAX.house}
        {...part('house')}
      />
      {INSIDE.map((name) => (
        <TextField
          key={name}
          autoComplete={name === 'flat' ? 'address-line2' : 'off'}
          className={styles.quarter}
          placeholder={t('ifAny')}
          maxLength={TEXT_LENGTH_MAX.addressPart}
          {...part(name)}
        />
      ))}
      <div className={styles.wide}>{children}</div>
    </div>
  );
}
