'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { type FocusEvent, useEffect, useRef } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { Checkbox } from '@/components/ui/form/checkbox';
import styles from '@/components/ui/form/field-grid.module.css';
import { PhoneField } from '@/components/ui/form/phone-field';
import { TextField } from '@/components/ui/form/text-field';
import { orderSmsQuery } from '@/lib/client/header';
import { TEXT_LENGTH_MAX } from '@/lib/domain/product/bounds';
import { isReceiver } from '@/lib/forms/checkout';
import { useFault } from '@/lib/i18n/use-fault';
import { CheckoutSection } from './checkout-section';
import { useCheckoutForm } from './use-checkout-form';

export function ReceiverSection() {
  const t = useTranslations('checkout.receiver');
  const optional = useTranslations('checkout')('optional');
  const fault = useFault();
  const { data: sendsSms } = useQuery(orderSmsQuery(useLocale()));
  const { control, register, formState, getValues, setFocus } = useCheckoutForm();
  const { errors } = formState;
  const phone = useController({ control, name: 'phone_number' }).field;
  const isDone = useWatch({ control, compute: isReceiver });
  const name = register('first_name');
  const isOffered = useRef(false);
  // The page focuses an empty name field, so that new customers need not tap it.
  useEffect(() => {
    if (getValues('first_name') !== '') return;
    isOffered.current = true;
    setFocus('first_name');
  }, [getValues, setFocus]);

  /** Validates the name on blur, unless the page focused the field and it is still empty. */
  function leaveName(event: FocusEvent<HTMLInputElement>) {
    const isUnused = isOffered.current && event.target.value === '';
    isOffered.current = false;
    return isUnused ? undefined : name.onBlur(event);
  }

  return (
    <CheckoutSection number={1} title={t('title')} isDone={isDone}>
      <div className={styles.fields}>
        <TextField
          label={t('firstName')}
          autoComplete="given-name"
          maxLength={TEXT_LENGTH_MAX.name}
          error={fault(errors.first_name)}
          {...name}
          onBlur={leaveName}
        />
        <TextField
          label={t('lastName')}
          note={optional}
          autoComplete="family-name"
          maxLength={TEXT_LENGTH_MAX.name}
          error={fault(errors.last_name)}
          {...register('last_name')}
        />
        <PhoneField label={t('phone')} error={fault(errors.phone_number)} {...phone} />
        <TextField
          label={t('email')}
          note={optional}
          type="email"
          inputMode="email"
          placeholder="nomi@pochta.uz"
          autoComplete="email"
          maxLength={TEXT_LENGTH_MAX.email}
          error={fault(errors.email)}
          {...register('email')}
        />
        {sendsSms ? (
          <Checkbox className={styles.wide} {...register('sms_updates')}>
            {t('sms')}
          </Checkbox>
        ) : null}
      </div>
    </CheckoutSection>
  );
}
