'use client';

import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { OrderFailure } from '@/lib/client/order';
import type { OneClickFilled, OneClickTyped } from '@/lib/forms/one-click';
import { useFault } from '@/lib/i18n/use-fault';

type Form = UseFormReturn<OneClickTyped, unknown, OneClickFilled>;
type Field = keyof OneClickTyped;

const FIELDS = ['full_name', 'phone_number', 'region', 'district', 'address'] as const;

/** The error message of a field, from the form or from the API. */
export function useFieldErrors(form: Form, failure: OrderFailure | null) {
  const faultOf = useFault();
  const { errors } = form.formState;
  const { setError } = form;

  // The form owns its errors, so those of the API are copied into it.
  useEffect(() => {
    if (failure?.kind !== 'fields') return;
    const named = FIELDS.filter((field) => failure.fields[field] !== undefined);
    named.forEach((field, index) => {
      setError(field, { message: 'invalid' }, { shouldFocus: index === 0 });
    });
  }, [failure, setError]);

  return (field: Field): string | undefined => faultOf(errors[field]);
}
