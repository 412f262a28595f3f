'use client';

import { useState } from 'react';
import { DeliveryOffer } from '@/components/geo/delivery-offer';
import type { Destination } from '@/components/geo/destination';
import { DestinationField } from '@/components/geo/destination-field';
import { useDestination } from '@/components/geo/use-destination';
import { Icon } from '@/components/ui/icon';
import { currentPrice } from '@/lib/domain/discount';
import { useIsHydrated } from '@/lib/hooks/use-is-hydrated';
import styles from './delivery-facts.module.css';
import { useOptions } from './options-provider';

type Props = { regions: Destination[]; isExpress: boolean; freeFrom: number };

/** The day and the price of the chosen variant in the region: by courier, and at a pickup point. */
export function DeliveryPromise({ regions, isExpress, freeFrom }: Props) {
  const { subProduct, amount } = useOptions();
  const [now] = useState(() => new Date());
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
            // Only scripts answer a choice.
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
