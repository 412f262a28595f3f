'use client';

import { useTranslations } from 'next-intl';
import { useController } from 'react-hook-form';
import { useCheckoutForm } from '@/components/checkout/use-checkout-form';
import { LocationFields } from '@/components/geo/location-fields';
import { Checkbox } from '@/components/ui/form/checkbox';
import { useFault } from '@/lib/i18n/use-fault';
import { CityAddresses } from './city-addresses';

type Props = { onSaved: (address: number) => void };

/** `onSaved` is called when the shopper selects a saved address instead. */
export function NewAddressFields({ onSaved }: Props) {
  const t = useTranslations('checkout.delivery');
  const fault = useFault();
  const { control, register, formState } = useCheckoutForm();
  const { errors } = formState;
  const region = useController({ control, name: 'region' }).field;
  const district = useController({ control, name: 'district' }).field;

  return (
    <LocationFields
      region={{ ...region, error: fault(errors.region) }}
      district={{ ...district, error: fault(errors.district) }}
      known={<CityAddresses city={Number(district.value)} onChoose={onSaved} />}
      part={(name) => ({ label: t(name), error: fault(errors[name]), ...register(name) })}
    >
      <Checkbox {...register('save_address')}>{t('save')}</Checkbox>
    </LocationFields>
  );
}
