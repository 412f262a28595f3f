'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { RadioCards, type RadioOption } from '@/components/ui/form/radio-cards';
import { latestOrdersQuery } from '@/lib/client/order/orders';
import type { Quote } from '@/lib/contract/quote';
import type { PaymentMethod } from '@/lib/domain/order/payment-methods';
import { formatPrice } from '@/lib/domain/text/money';
import { useFault } from '@/lib/i18n/use-fault';
import { CheckoutSection } from './checkout-section';
import { InstallmentPanel } from './installment-panel';
import { useCheckoutForm, useChoice, useClearedField } from './use-checkout-form';

type Props = { quote: Quote | undefined };

export function PaymentSection({ quote }: Props) {
  const t = useTranslations('payment');
  const fault = useFault();
  const locale = useLocale();
  const { control, formState } = useCheckoutForm();
  const choice = useChoice('payment');
  const payment = choice.value;
  const months = useWatch({ control, name: 'months' });
  const longest = quote?.instalments.at(-1);
  const isDone = payment !== '' && (payment !== 'instalment' || months !== '');

  const isOffered = payment === '' || !quote || quote.payments.includes(payment);
  useClearedField('payment', !isOffered);
  usePreselectedPayment(quote?.payments);

  const options: RadioOption[] | undefined = quote?.payments.map((method) => ({
    value: method,
    title: t(`${method}.title`),
    text:
      method === 'instalment' && longest
        ? t('instalment.from', {
            monthly: formatPrice(longest.monthly_payment, locale),
            limit: formatPrice(longest.available_limit, locale),
          })
        : t(`${method}.text`),
  }));

  return (
    <CheckoutSection number={3} title={t('title')} isDone={isDone}>
      {options ? (
        <RadioCards
          label={t('title')}
          isLabelHidden
          isPaired
          error={fault(formState.errors.payment)}
          options={options}
          {...choice}
        />
      ) : (
        <Skeleton height={200} radius={8} />
      )}
      {payment === 'instalment' && quote && <InstallmentPanel plans={quote.instalments} />}
    </CheckoutSection>
  );
}

/**
 * Selects the payment method of the last order. Selects cash if there is no last order, if its
 * method is no longer offered, or if it was paid in installments: nobody should get into debt by
 * default. If the method in the draft is no longer offered, no other method is selected.
 */
function usePreselectedPayment(offered: readonly PaymentMethod[] | undefined) {
  const { getValues, setValue } = useCheckoutForm();
  const { data, isLoading } = useQuery(latestOrdersQuery(useLocale()));
  const [isOpen] = useState(() => getValues('payment') === '');
  const isReady = offered !== undefined && !isLoading;
  const preselect = useEffectEvent(() => {
    if (!isOpen || getValues('payment') !== '') return;
    const last = data?.results[0]?.payment;
    const isUsable = last && last !== 'instalment' && offered?.includes(last);
    const method = isUsable ? last : 'cash';
    if (offered?.includes(method)) setValue('payment', method);
  });
  useEffect(() => {
    if (isReady) preselect();
  }, [isReady]);
}
