'use client';

import { useTranslations } from 'next-intl';
import { useController } from 'react-hook-form';
import { RegionFields } from '@/components/geo/region-fields';
import { Checkbox } from '@/components/ui/checkbox';
import { TextField } from '@/components/ui/text-field';
import { useFault } from '@/lib/i18n/use-fault';
import styles from './fields.module.css';
import { useCheckoutForm } from './use-checkout-form';

const SMALL = ['entrance', 'floor', 'flat', 'intercom_code'] as const;

export function NewAddressFields() {
  const t = useTranslations('checkout.delivery');
  const fault = useFault();
  const { control, register, formState } = useCheckoutForm();
  const { errors } = formState;
  const region = useController({ control, name: 'region' }).field;
  const district = useController({ control, name: 'district' }).field;

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
        maxLength={200}
        error={fault(errors.house)}
        {...register('house')}
      />
      {SMALL.map((name) => (
        <TextField
          key={name}
          className={styles.quarter}
          label={t(name)}
          maxLength={20}
          error={fault(errors[name])}
          {...register(name)}
        />
      ))}
      <Checkbox className={styles.wide} {...register('save_address')}>
        {t('save')}
      </Checkbox>
    </div>
  );
}
