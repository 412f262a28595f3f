import { useLocale, useTranslations } from 'next-intl';
import type { Delivery } from '@/lib/constants';
import { formatDate } from '@/lib/domain/date';
import { daysUntil, deliveryDays, deliveryTerms } from '@/lib/domain/delivery';
import { formatPrice } from '@/lib/domain/money';
import { useIsHydrated } from '@/lib/hooks/use-is-hydrated';
import type { Destination } from './destination';

type Props = {
  delivery: Delivery;
  region: Destination;
  order: Parameters<typeof deliveryTerms>[2];
  /** Of the second line. */
  className: string | undefined;
};

/** When goods come into the region and what that costs, by the one rule (record 052). */
export function DeliveryOffer({ delivery, region, order, className }: Props) {
  const t = useTranslations('delivery');
  const locale = useLocale();
  const isHydrated = useIsHydrated();
  const { price, date } = deliveryTerms(delivery, region, order);
  // A cached page is read on another day: only the browser says a date.
  const days = isHydrated
    ? daysUntil(date, order.now)
    : deliveryDays(delivery, region, order.isExpress);
  const said = [
    ...(isHydrated ? [formatDate(date.toISOString())] : []),
    price === 0 ? t('free') : formatPrice(price, locale),
    delivery === 'courier' ? t('hours') : t('points', { count: region.points }),
  ];

  return (
    <>
      <p>{t(delivery, { days })}</p>
      <p className={className}>{said.join(' · ')}</p>
    </>
  );
}
