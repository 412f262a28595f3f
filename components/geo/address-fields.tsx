'use client';

import { useTranslations } from 'next-intl';
import { type UseFormReturn, useController } from 'react-hook-form';
import { TextArea } from '@/components/ui/text-area';
import { TextField } from '@/components/ui/text-field';
import type { AddressFilled, AddressTyped } from '@/lib/forms/address';
import { useFault } from '@/lib/i18n/use-fault';
import styles from './address-fields.module.css';
import { RegionFields } from './region-fields';

type Props = { form: UseFormReturn<AddressTyped, unknown, AddressFilled> };

const inside = ['entrance', 'floor', 'flat', 'intercom_code'] as const;

/** Where a courier goes, in the order in which it is said. */
export function AddressFields({ form: { control, register, formState } }: Props) {
  const t = useTranslations('address');
  const fault = useFault();
  const region = useController({ control, name: 'region' }).field;
  const district = useController({ control, name: 'district' }).field;
  const { errors } = formState;

  return (
    <div className={styles.fields}>
      <RegionFields
        region={{ ...region, error: fault(errors.region) }}
        district={{ ...district, error: fault(errors.district) }}
      />
      <TextField
        className={styles.wide}
        label={t('house')}
        autoComplete="street-address"
        error={fault(errors.house)}
        {...register('house')}
      />
      <div className={styles.inside}>
        {inside.map((name) => (
          <TextField key={name} label={t(name)} error={fault(errors[name])} {...register(name)} />
        ))}
      </div>
      <TextArea
        className={styles.wide}
        label={t('comment')}
        note={t('optional')}
        rows={2}
        error={fault(errors.comment)}
        {...register('comment')}
      />
    </div>
  );
}
