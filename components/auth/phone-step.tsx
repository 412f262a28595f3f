'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { PhoneField } from '@/components/ui/form/phone-field';
import { useSendCode } from '@/lib/client/session/sign-in';
import { RESEND_SECONDS } from '@/lib/constants';
import { formatPhone } from '@/lib/domain/text/format-phone';
import { phoneForm } from '@/lib/forms/phone';
import { useIsMounted } from '@/lib/hooks/use-is-mounted';
import { useFault } from '@/lib/i18n/use-fault';
import type { Request } from './code-step';
import { OfferNote } from './offer-note';
import styles from './step.module.css';

type Props = {
  /** The code requested before the shopper returned to this step. */
  request: Request | null;
  onKept: () => void;
  onSent: (detail: string, phone: string) => void;
};

export function PhoneStep({ request, onKept, onSent }: Props) {
  const t = useTranslations('signIn');
  const fault = useFault();
  const { control, handleSubmit, setError, setFocus } = useForm({
    resolver: zodResolver(phoneForm),
    defaultValues: { phone: formatPhone(request?.phone ?? '') },
  });
  const isMounted = useIsMounted();
  const sendCode = useSendCode({
    onSent: (detail, digits) => isMounted() && onSent(detail, digits),
    onRefused: (detail) => setError('phone', { message: detail || 'failed' }),
  });

  useEffect(() => setFocus('phone'), [setFocus]);

  /**
   * Requests a code, unless one was sent to this number so recently that the API would reject the
   * request.
   */
  function requestCode(phone: string) {
    const isSent = request?.phone === phone && secondsSince(request.at) < RESEND_SECONDS;
    if (isSent) onKept();
    else if (!sendCode.isPending) sendCode.mutate(phone);
  }

  return (
    <form
      noValidate
      className={styles.step}
      onSubmit={handleSubmit((form) => requestCode(form.phone))}
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

function secondsSince(at: number): number {
  return (performance.now() - at) / 1000;
}
