'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { CodeField } from '@/components/ui/form/code-field';
import { useSendCode, useSignIn } from '@/lib/client/session/sign-in';
import { CODE_LENGTH, RESEND_SECONDS } from '@/lib/constants';
import { formatPhone } from '@/lib/domain/text/format-phone';
import { codeForm } from '@/lib/forms/phone';
import { useIsMounted } from '@/lib/hooks/use-is-mounted';
import { useFault } from '@/lib/i18n/use-fault';
import { OfferNote } from './offer-note';
import { ResendTimer } from './resend-timer';
import styles from './step.module.css';

/** A requested code; `at` is a reading of `performance.now()`. */
export type Request = { phone: string; at: number; detail: string };

type Props = {
  request: Request;
  onRequested: (detail: string, phone: string) => void;
  onChangePhone: () => void;
  onSignedIn: () => void;
};

export function CodeStep({ request, onRequested, onChangePhone, onSignedIn }: Props) {
  const t = useTranslations('signIn');
  const fault = useFault();
  const boxes = useRef<HTMLInputElement>(null);
  const left = useCountdown(request.at, RESEND_SECONDS);
  const { control, handleSubmit, reset, setError, watch } = useForm({
    resolver: zodResolver(codeForm),
    defaultValues: { code: '' },
  });
  const refuse = (detail: string) => setError('code', { message: detail || 'failed' });
  const signIn = useSignIn({
    onSignedIn,
    onRefused(text, { isWrong }) {
      if (isWrong) reset();
      refuse(text);
      boxes.current?.focus();
    },
  });
  // A shop in test mode shows the code instead of sending it.
  const isCodeShown = /\b\d{5}\b/.test(request.detail);
  const isMounted = useIsMounted();
  const sendCode = useSendCode({
    onSent: (detail, phone) => isMounted() && onRequested(detail, phone),
    onRefused: refuse,
  });
  const submit = handleSubmit(({ code }) => {
    if (!signIn.isPending && left > 0) signIn.mutate({ phone: request.phone, code });
  });

  const resetAt = useRef<number>(null);

  // Empties the boxes when a new code has been requested, but not when the page shows the hidden
  // dialog again.
  useEffect(() => {
    if (resetAt.current === request.at) return;
    resetAt.current = request.at;
    reset();
    if (request.at) boxes.current?.focus();
  }, [request.at, reset]);

  return (
    <form noValidate className={styles.step} onSubmit={submit}>
      <p className={styles.lead}>
        {isCodeShown ? (
          <b className={styles.phone}>{formatPhone(request.phone)}</b>
        ) : (
          t.rich('sentTo', {
            phone: formatPhone(request.phone),
            b: (text) => <b className={styles.phone}>{text}</b>,
          })
        )}{' '}
        <button type="button" className={styles.link} onClick={onChangePhone}>
          {t('changePhone')}
        </button>
      </p>
      {isCodeShown && <p className={styles.shownCode}>{request.detail}</p>}
      <Controller
        name="code"
        control={control}
        render={({ field, fieldState }) => (
          <CodeField
            label={t('code')}
            boxLabel={(number) => t('digitOf', { number, count: CODE_LENGTH })}
            length={CODE_LENGTH}
            value={field.value}
            onChange={field.onChange}
            onComplete={() => void submit()}
            error={fault(fieldState.error)}
            isDisabled={left === 0}
            firstRef={boxes}
          />
        )}
      />
      <ResendTimer
        left={left}
        isBusy={sendCode.isPending}
        onResend={() => sendCode.isPending || sendCode.mutate(request.phone)}
      />
      <Button
        type="submit"
        size="large"
        wide
        busy={signIn.isPending}
        disabled={left === 0}
        className={watch('code').length < CODE_LENGTH ? styles.waiting : ''}
      >
        {t('enter')}
      </Button>
      <OfferNote />
    </form>
  );
}

/**
 * Counts down with `performance.now()`, so that changing the phone's clock does not affect the
 * wait.
 */
function useCountdown(start: number, seconds: number): number {
  const [now, setNow] = useState(start);
  const left = Math.max(0, Math.ceil(seconds - (Math.max(now, start) - start) / 1000));

  useEffect(() => {
    const end = start + seconds * 1000;
    const timer = setInterval(() => {
      setNow(performance.now());
      if (performance.now() >= end) clearInterval(timer);
    }, 250);
    return () => clearInterval(timer);
  }, [start, seconds]);

  return left;
}
