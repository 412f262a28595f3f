'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { PhoneField } from '@/components/ui/phone-field';
import { useSendCode } from '@/lib/client/sign-in';
import { formatPhone } from '@/lib/domain/format-phone';
import { phoneForm } from '@/lib/forms/sign-in';
import { useIsMounted } from '@/lib/hooks/use-is-mounted';
import { useFault } from '@/lib/i18n/use-fault';
import { OfferNote } from './offer-note';
import styles from './step.module.css';

type Props = { phone: string; onSent: (detail: string, phone: string) => void };

export function PhoneStep({ phone, onSent }: Props) {
  const t = useTranslations('signIn');
  const fault = useFault();
  const { control, handleSubmit, setError, setFocus } = useForm({
    resolver: zodResolver(phoneForm),
    defaultValues: { phone: formatPhone(phone) },
  });
  const isMounted = useIsMounted();
  const sendCode = useSendCode({
    onSent: (detail, digits) => isMounted() && onSent(detail, digits),
    onRefused: (detail) => setError('phone', { message: detail || 'failed' }),
  });

  useEffect(() => setFocus('phone'), [setFocus]);

  return (
    <form
      noValidate
      className={styles.step}
      onSubmit={handleSubmit((form) => sendCode.isPending || sendCode.mutate(form.phone))}
    >
      <p className={styles.lead}>{t('lead')}</p>
      <Controller
        name="phone"
        control={control}
        render={({ field, fieldState }) => (
          <PhoneField label={t('phone')} error={fault(fieldState.error)} {...field} />
        )}
      />
      <Button type="submit" size="large" wide busy={sendCode.isPending}>
        {t('getCode')}
      </Button>
      <OfferNote />
    </form>
  );
}
