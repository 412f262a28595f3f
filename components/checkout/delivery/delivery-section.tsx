'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useWatch } from 'react-hook-form';
import { CheckoutSection } from '@/components/checkout/checkout-section';
import { useCheckoutForm } from '@/components/checkout/use-checkout-form';
import { type QuotedCart, useDeliveryOffers } from '@/components/checkout/use-quote';
import { RadioCards } from '@/components/ui/form/radio-cards';
import { DELIVERIES, type Delivery } from '@/lib/constants';
import type { Quote } from '@/lib/contract/quote';
import { formatPrice } from '@/lib/domain/text/money';
import { formatDate } from '@/lib/domain/time/date';
import { isNewAddress } from '@/lib/forms/checkout';
import { AddressChoice } from './address-choice';
import { PickupChoice } from './pickup-choice';

type Props = { cart: QuotedCart; quote: Quote | undefined };

/**
 * Offers courier delivery and pickup, with the day and price of each as soon as a region is known.
 */
export function DeliverySection({ cart, quote }: Props) {
  const t = useTranslations('checkout.delivery');
  const locale = useLocale();
  const { control, register } = useCheckoutForm();
  const offers = useDeliveryOffers(control, cart);
  const typed = useWatch({ control });
  const { delivery, region, district, house, point } = typed;
  const isNew = isNewAddress({ delivery: delivery ?? 'courier', address: typed.address ?? '' });
  const isDone =
    delivery === 'pickup' ? point !== '' : !isNew || Boolean(region && district && house);

  function textOf(way: Delivery) {
    const terms = way === delivery && quote?.delivery_date ? quote : offers[way];
    if (!terms?.delivery_date) return t(`${way}Text`);
    const { delivery_date: date, delivery_price: price } = terms;
    return t(`${way}Offer`, {
      date: formatDate(date),
      price: price ? formatPrice(price, locale) : t('free'),
    });
  }

  return (
    <CheckoutSection number={2} title={t('title')} isDone={isDone}>
      <RadioCards
        label={t('title')}
        isLabelHidden
        isRow
        value={delivery ?? null}
        options={DELIVERIES.map((way) => ({ value: way, title: t(way), text: textOf(way) }))}
        {...register('delivery')}
      />
      {delivery === 'pickup' ? <PickupChoice /> : <AddressChoice />}
    </CheckoutSection>
  );
}
