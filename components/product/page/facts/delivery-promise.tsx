'use client';

import { DeliveryOffer } from '@/components/geo/delivery-offer';
import type { Destination } from '@/components/geo/destination';
import { DestinationField } from '@/components/geo/destination-field';
import { useDestination } from '@/components/geo/use-destination';
import { useOptions } from '@/components/product/actions/options-provider';
import { Icon } from '@/components/ui/display/icon';
import { useShopTime } from '@/lib/client/use-shop-time';
import { currentPrice } from '@/lib/domain/product/discount';
import { deliveryPeriodOf } from '@/lib/domain/time/shop-time';
import { useIsHydrated } from '@/lib/hooks/use-is-hydrated';
import styles from './delivery-facts.module.css';

type Props = {
  regions: Destination[];
  isExpress: boolean;
  freeFrom: number;
  /** See `useShopTime`. */
  pageTime: number;
};

/**
 * The delivery date and price of the selected variant in the region, by courier and at a pickup
 * point.
 */
export function DeliveryPromise({ regions, isExpress, freeFrom, pageTime }: Props) {
  const { subProduct, amount } = useOptions();
  const now = new Date(useShopTime(deliveryPeriodOf, pageTime));
  const isHydrated = useIsHydrated();
  const region = useDestination(regions);
  if (!region || !subProduct || subProduct.amount === 0) return null;
  const order = { goods: currentPrice(subProduct) * amount, freeFrom, isExpress, now };
  const offer = { region, order, className: styles.text };

  return (
    <>
      <li className={styles.fact}>
        <Icon name="truck" size={22} className={styles.icon} />
        <div className={styles.promise}>
          <DeliveryOffer delivery="courier" {...offer} />
          <DestinationField
            // Changing the region requires scripts.
            regions={isHydrated ? regions : [region]}
            region={region}
            isLabelHidden
            className={styles.region}
          />
        </div>
      </li>
      {region.points > 0 && (
        <li className={styles.fact}>
          <Icon name="pin" size={22} className={styles.icon} />
          <div>
            <DeliveryOffer delivery="pickup" {...offer} />
          </div>
        </li>
      )}
    </>
  );
}
