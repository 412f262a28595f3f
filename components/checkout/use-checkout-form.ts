'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { useController, useForm, useFormContext } from 'react-hook-form';
import type { User } from '@/lib/contract/user';
import { formatPhone } from '@/lib/domain/text/format-phone';
import {
  type CheckoutInput,
  type CheckoutOutput,
  checkoutFields,
  toDraft,
  withDraft,
} from '@/lib/forms/checkout';
import { persistCheckoutDraft, readCheckoutDraft } from '@/stores/checkout-draft';

export function useNewCheckoutForm(user: User) {
  const [offered] = useState(() => offeredTo(user));
  const [defaultValues] = useState(() => withDraft(offered, readCheckoutDraft(user.id)));
  const form = useForm<CheckoutInput, unknown, CheckoutOutput>({
    // The types are explicit, because the form starts with the payment method '', and the schema's
    // input type does not allow it.
    resolver: zodResolver<CheckoutInput, unknown, CheckoutOutput>(checkoutFields),
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
          persistCheckoutDraft({ customer: user.id, typed: toDraft(offered, values) }),
      }),
    [subscribe, offered, user.id],
  );
  return form;
}

export const useCheckoutForm = () => useFormContext<CheckoutInput, unknown, CheckoutOutput>();

/**
 * Controls a group of radio buttons. If each button were registered, the value would become null
 * when only one button is left and it is not selected.
 */
export function useChoice<Name extends 'payment' | 'months' | 'point'>(name: Name) {
  const { control } = useCheckoutForm();
  const { value, onChange, onBlur } = useController({ control, name }).field;
  return { name, value, onChange, onBlur };
}

/** Clears a field whose saved value is no longer available. */
export function useClearedField(name: 'payment' | 'months' | 'point', isGone: boolean) {
  const { setValue } = useCheckoutForm();
  useEffect(() => {
    if (isGone) setValue(name, '');
  }, [name, isGone, setValue]);
}

function offeredTo(user: User): CheckoutInput {
  return {
    first_name: user.first_name,
    last_name: user.last_name,
    phone_number: formatPhone(user.phone),
    email: user.email,
    delivery: 'courier',
    address: '',
    region: '',
    district: '',
    house: '',
    entrance: '',
    floor: '',
    flat: '',
    intercom_code: '',
    save_address: true,
    point: '',
    payment: '',
    months: '',
    comment: '',
    sms_updates: false,
  };
}
