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

/** Prefilled with the profile and the saved draft. */
export function useNewCheckoutForm(user: User) {
  const [offered] = useState(() => offeredTo(user));
  const [defaultValues] = useState(() => withTyped(offered, recallCheckoutDraft(user.id)));
  const form = useForm<CheckoutTyped, unknown, CheckoutFilled>({
    // The type of the resolver's input has no '' for an empty choice; the schema refuses it.
    resolver: zodResolver<CheckoutTyped, unknown, CheckoutFilled>(checkoutFields),
    mode: 'onTouched',
    // The page itself focuses the first error in visual order.
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

/** Clears a field whose saved value is no longer offered. */
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
