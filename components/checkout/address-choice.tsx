'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useEffectEvent } from 'react';
import { useWatch } from 'react-hook-form';
import { RadioCards } from '@/components/ui/radio-cards';
import { addressesQuery } from '@/lib/client/address';
import { isNewAddress, NEW_ADDRESS } from '@/lib/forms/checkout';
import { NewAddressFields } from './new-address-fields';
import { useCheckoutForm } from './use-checkout-form';

export function AddressChoice() {
  const t = useTranslations('checkout.delivery');
  const { control, register, setValue } = useCheckoutForm();
  const { data, isError } = useQuery(addressesQuery(useLocale()));
  const [address, delivery] = useWatch({ control, name: ['address', 'delivery'] });
  const book = data ?? [];

  const settle = useEffectEvent(() => {
    const isThere = book.some(({ id }) => String(id) === address);
    if (!isThere && address !== NEW_ADDRESS) setValue('address', String(book[0]?.id ?? ''));
  });
  useEffect(() => {
    if (data || isError) settle();
  }, [data, isError]);

  return (
    <>
      {book.length > 0 && (
        <RadioCards
          label={t('where')}
          value={address}
          options={[
            ...book.map(({ id, text }) => ({ value: String(id), title: text })),
            { value: NEW_ADDRESS, title: t('newAddress') },
          ]}
          {...register('address')}
        />
      )}
      {isNewAddress({ delivery, address }) && <NewAddressFields />}
    </>
  );
}
