'use client';

import { useTranslations } from 'next-intl';
import { useWatch } from 'react-hook-form';
import { CheckoutSection } from '@/components/checkout/checkout-section';
import { useCheckoutForm } from '@/components/checkout/use-checkout-form';
import { RadioCards } from '@/components/ui/form/radio-cards';
import type { Quote } from '@/lib/contract/order';
import { formatDate } from '@/lib/domain/time/date';
import { isNewAddress } from '@/lib/forms/checkout';
import { AddressChoice } from './address-choice';
import { PickupChoice } from './pickup-choice';

export function DeliverySection({ quote }: { quote: Quote | undefined }) {
  const t = useTranslations('checkout.delivery');
  const { control, register } = useCheckoutForm();
  const typed = useWatch({ control });
  const { delivery, region, district, house, point } = typed;
  const isNew = isNewAddress({ delivery: delivery ?? 'courier', address: typed.address ?? '' });
  const isDone =
    delivery === 'pickup' ? point !== '' : !isNew || Boolean(region && district && house);
  const date = quote?.delivery_date ? formatDate(quote.delivery_date) : null;

  return (
    <CheckoutSection number={2} title={t('title')} isDone={isDone}>
      <RadioCards
        label={t('title')}
        isLabelHidden
        isRow
        value={delivery ?? null}
        options={[
          {
            value: 'courier',
            title: t('courier'),
            text: date && delivery === 'courier' ? t('from', { date }) : t('courierText'),
          },
          {
            value: 'pickup',
            title: t('pickup'),
            text: date && delivery === 'pickup' ? t('from', { date }) : t('pickupText'),
          },
        ]}
        {...register('delivery')}
      />
      {delivery === 'pickup' ? <PickupChoice /> : <AddressChoice />}
    </CheckoutSection>
  );
}
