import { useLocale, useTranslations } from 'next-intl';
import { DeliveryOffer } from '@/components/geo/delivery-offer';
import type { Destination } from '@/components/geo/destination';
import { DestinationField } from '@/components/geo/destination-field';
import { useDestination } from '@/components/geo/use-destination';
import { useShopTime } from '@/lib/client/use-shop-time';
import { formatPrice } from '@/lib/domain/text/money';
import { deliveryPeriodOf } from '@/lib/domain/time/shop-time';
import styles from './cart-delivery.module.css';

export type DeliveryTerms = {
  regions: Destination[];
  freeFrom: number;
  /** See `useShopTime`. */
  pageTime: number;
};
type Props = DeliveryTerms & { goods: number; isExpress: boolean };

/**
 * Shows the delivery date and price of the selected lines for the region. The cart's total does not
 * include delivery.
 */
export function CartDelivery({ regions, freeFrom, pageTime, goods, isExpress }: Props) {
  const t = useTranslations('cart.summary');
  const locale = useLocale();
  const now = new Date(useShopTime(deliveryPeriodOf, pageTime));
  const region = useDestination(regions);
  if (!region) return null;
  const offer = {
    region,
    className: styles.text,
    order: { goods, freeFrom, isExpress, now },
  };
  const missing = freeFrom - goods;

  return (
    <div className={styles.delivery}>
      <DestinationField regions={regions} region={region} />
      <div>
        <DeliveryOffer delivery="courier" {...offer} />
        {missing > 0 && region.courierPrice > 0 && (
          <>
            <progress className={styles.progress} max={freeFrom} value={goods} aria-hidden="true" />
            <p className={styles.text}>{t('toFree', { sum: formatPrice(missing, locale) })}</p>
          </>
        )}
      </div>
      {region.points > 0 && (
        <div>
          <DeliveryOffer delivery="pickup" {...offer} />
        </div>
      )}
    </div>
  );
}
