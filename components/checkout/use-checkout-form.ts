'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useFormContext } from 'react-hook-form';
import type { User } from '@/lib/contract/user';
import { formatPhone } from '@/lib/domain/phone';
import {
  type CheckoutFilled,
  type CheckoutTyped,
  checkoutFields,
  NEW_ADDRESS,
} from '@/lib/forms/checkout';

/** Prefilled with what is known of her. */
export function useNewCheckoutForm(user: User) {
  return useForm<CheckoutTyped, unknown, CheckoutFilled>({
    // The resolver's input knows no '' of what is not chosen yet; its schema refuses it.
    resolver: zodResolver<CheckoutTyped, unknown, CheckoutFilled>(checkoutFields),
    mode: 'onTouched',
    // The page focuses the first fault itself, in the order that is seen.
    shouldFocusError: false,
    defaultValues: {
      first_name: user.first_name,
      last_name: user.last_name,
      phone_number: formatPhone(user.phone),
      email: user.email,
      delivery: 'courier',
      address: NEW_ADDRESS,
      ...{ region: '', district: '', house: '', entrance: '', floor: '', flat: '' },
      ...{ intercom_code: '', save_address: true, point: '', payment: '', months: '' },
      comment: '',
    },
  });
}

export const useCheckoutForm = () => useFormContext<CheckoutTyped, unknown, CheckoutFilled>();
