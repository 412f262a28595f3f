'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { formatPhone } from '@/lib/domain/text/format-phone';
import { type OneClickInput, type OneClickOutput, oneClickFields } from '@/lib/forms/one-click';
import { useUser } from '@/stores/auth';

export type OneClickFormState = UseFormReturn<OneClickInput, unknown, OneClickOutput>;

const FIELDS = ['full_name', 'phone_number', 'region', 'district', 'address'] as const;

export function useOneClickForm(): OneClickFormState {
  const user = useUser();
  return useForm<OneClickInput, unknown, OneClickOutput>({
    resolver: zodResolver(oneClickFields),
    defaultValues: {
      full_name: user?.full_name ?? '',
      phone_number: formatPhone(user?.phone ?? ''),
      region: '',
      district: '',
      address: '',
      sms_updates: false,
    },
    mode: 'onChange',
  });
}

/** Shows the errors from the API and focuses the first invalid field in visual order. */
export function showFieldErrors(form: OneClickFormState, errors: Record<string, string>) {
  const named = FIELDS.filter((field) => errors[field] !== undefined);
  named.forEach((field, index) => {
    form.setError(field, { message: 'invalid' }, { shouldFocus: index === 0 });
  });
}
