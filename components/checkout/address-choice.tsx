'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useEffectEvent } from 'react';
import { useWatch } from 'react-hook-form';
import { RadioCards } from '@/components/ui/radio-cards';
import { addressesQuery } from '@/lib/client/address';
import { NEW_ADDRESS } from '@/lib/forms/checkout';
import { NewAddressFields } from './new-address-fields';
import { useCheckoutForm } from './use-checkout-form';

/** An address of the book, the first of them at once, or a new one. */
export function AddressChoice() {
  const t = useTranslations('checkout.delivery');
  const { control, register, setValue, getFieldState } = useCheckoutForm();
  const { data: book = [] } = useQuery(addressesQuery(useLocale()));
  const [address, delivery] = useWatch({ control, name: ['address', 'delivery'] });
  const [first] = book;

  const choose = useEffectEvent((id: number) => {
    if (!getFieldState('address').isDirty) setValue('address', String(id));
  });
  useEffect(() => {
    if (first) choose(first.id);
  }, [first]);

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
      {delivery === 'courier' && address === NEW_ADDRESS && <NewAddressFields />}
    </>
  );
}
