import { useLocale, useTranslations } from 'next-intl';
import type { Delivery } from '@/lib/constants';
import { daysUntil, deliveryTerms } from '@/lib/domain/order/delivery';
import { formatPrice } from '@/lib/domain/text/money';
import { formatDate } from '@/lib/domain/time/date';
import type { Destination } from './destination';

type Props = {
  delivery: Delivery;
  region: Destination;
  order: Parameters<typeof deliveryTerms>[2];
  /** The class of the second line. */
  className: string | undefined;
};

/** The delivery date and price for a region (ADR 052). */
export function DeliveryOffer({ delivery, region, order, className }: Props) {
  const t = useTranslations('delivery');
  const locale = useLocale();
  const { price, date } = deliveryTerms(delivery, region, order);
  const days = daysUntil(date, order.now);
  const terms = [
    formatDate(date.toISOString()),
    price === 0 ? t('free') : formatPrice(price, locale),
    delivery === 'courier' ? t('hours') : t('points', { count: region.points }),
  ];

  return (
    <>
      <p>{t(delivery, { days })}</p>
      <p className={className}>{terms.join(' · ')}</p>
    </>
  );
}
