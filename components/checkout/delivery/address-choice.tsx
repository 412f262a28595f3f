'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useWatch } from 'react-hook-form';
import { useCheckoutForm } from '@/components/checkout/use-checkout-form';
import { RadioCards } from '@/components/ui/form/radio-cards';
import { addressesQuery } from '@/lib/client/order/address';
import { isNewAddress, NEW_ADDRESS } from '@/lib/forms/checkout';
import styles from './address-choice.module.css';
import { NewAddressFields } from './new-address-fields';

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
  const list = useRef<HTMLDivElement>(null);

  /**
   * Selects a saved address and focuses it. Renders synchronously, because the pressed button
   * disappears together with the fields for a new address.
   */
  function chooseSaved(id: number) {
    flushSync(() => setValue('address', String(id)));
    list.current?.querySelector<HTMLInputElement>('input:checked')?.focus();
  }

  useEffect(() => {
    if (data || isError) settle();
  }, [data, isError]);

  return (
    <div ref={list} className={styles.choice}>
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
      {isNewAddress({ delivery, address }) && <NewAddressFields onSaved={chooseSaved} />}
    </div>
  );
}
