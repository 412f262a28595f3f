'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { useForm, useFormContext } from 'react-hook-form';
import type { User } from '@/lib/contract/user';
import { formatPhone } from '@/lib/domain/phone';
import {
  type CheckoutFilled,
  type CheckoutTyped,
  checkoutFields,
  typedOver,
  withTyped,
} from '@/lib/forms/checkout';
import { keepCheckoutDraft, recallCheckoutDraft } from '@/stores/checkout-draft';

/** Prefilled with what is known of her, and with what she has typed here before. */
export function useNewCheckoutForm(user: User) {
  const [offered] = useState(() => offeredTo(user));
  const [defaultValues] = useState(() => withTyped(offered, recallCheckoutDraft(user.id)));
  const form = useForm<CheckoutTyped, unknown, CheckoutFilled>({
    // The resolver's input knows no '' of what is not chosen yet; its schema refuses it.
    resolver: zodResolver<CheckoutTyped, unknown, CheckoutFilled>(checkoutFields),
    mode: 'onTouched',
    // The page focuses the first fault itself, in the order that is seen.
    shouldFocusError: false,
    defaultValues,
  });
  const { subscribe } = form;

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) =>
          keepCheckoutDraft({ customer: user.id, typed: typedOver(offered, values) }),
      }),
    [subscribe, offered, user.id],
  );
  return form;
}

export const useCheckoutForm = () => useFormContext<CheckoutTyped, unknown, CheckoutFilled>();

/** A draft may name what is offered no longer: it is asked for again. */
export function useDropped(name: 'payment' | 'months' | 'point', isGone: boolean) {
  const { setValue } = useCheckoutForm();
  useEffect(() => {
    if (isGone) setValue(name, '');
  }, [name, isGone, setValue]);
}

function offeredTo(user: User): CheckoutTyped {
  return {
    first_name: user.first_name,
    last_name: user.last_name,
    phone_number: formatPhone(user.phone),
    email: user.email,
    delivery: 'courier',
    ...{ address: '', region: '', district: '', house: '', entrance: '', floor: '', flat: '' },
    ...{ intercom_code: '', save_address: true, point: '', payment: '', months: '' },
    comment: '',
  };
}
