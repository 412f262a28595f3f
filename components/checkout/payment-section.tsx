'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useWatch } from 'react-hook-form';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { RadioCards, type RadioOption } from '@/components/ui/form/radio-cards';
import type { Quote } from '@/lib/contract/order';
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
