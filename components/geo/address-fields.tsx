'use client';

import { useTranslations } from 'next-intl';
import { type UseFormReturn, useController } from 'react-hook-form';
import { TextArea } from '@/components/ui/form/text-area';
import type { AddressInput, AddressOutput } from '@/lib/forms/address';
import { useFault } from '@/lib/i18n/use-fault';
import { LocationFields } from './location-fields';

type Props = { form: UseFormReturn<AddressInput, unknown, AddressOutput> };

export function AddressFields({ form: { control, register, formState } }: Props) {
  const t = useTranslations('address');
  const fault = useFault();
  const region = useController({ control, name: 'region' }).field;
  const district = useController({ control, name: 'district' }).field;
  const { errors } = formState;

  return (
    <LocationFields
      region={{ ...region, error: fault(errors.region) }}
      district={{ ...district, error: fault(errors.district) }}
      part={(name) => ({ label: t(name), error: fault(errors[name]), ...register(name) })}
    >
      <TextArea
        label={t('comment')}
        note={t('optional')}
        rows={2}
        error={fault(errors.comment)}
        {...register('comment')}
      />
    </LocationFields>
  );
}
