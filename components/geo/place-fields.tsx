'use client';

import { useTranslations } from 'next-intl';
import type { ComponentProps, ReactNode } from 'react';
import styles from '@/components/ui/field-grid.module.css';
import { TextField } from '@/components/ui/text-field';
import { TEXT_LENGTH_MAX } from '@/lib/domain/bounds';
import { type PlaceField, RegionFields } from './region-fields';

const INSIDE = ['entrance', 'floor', 'flat', 'intercom_code'] as const;

type Part = 'house' | (typeof INSIDE)[number];

type Props = {
  region: PlaceField;
  district: PlaceField;
  part: (name: Part) => ComponentProps<typeof TextField>;
  children: ReactNode;
};

export function PlaceFields({ region, district, part, children }: Props) {
  const t = useTranslations('geo');
  return (
    <div className={styles.fields}>
      <RegionFields region={region} district={district} />
      <TextField
        className={styles.wide}
        autoComplete="street-address"
        maxLength={TEXT_LENGTH_MAX.house}
        {...part('house')}
      />
      {INSIDE.map((name) => (
        <TextField
          key={name}
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
