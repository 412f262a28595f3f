import { useTranslations } from 'next-intl';
import type { DeliveryPoint } from '@/lib/contract/geo';
import { isNamedByStreet } from '@/lib/domain/order/delivery';
import { type Coordinates, metersBetween } from '@/lib/domain/place/country-map';
import { formatCount, formatTenths } from '@/lib/domain/text/number';
import styles from './point-row.module.css';

/**
 * Returns a function that renders a pickup point for a list: the title with its address and
 * landmark, and the text with its opening hours and the distance from `position`, if known.
 */
export function usePointRow(position: Coordinates | undefined) {
  const t = useTranslations('checkout.delivery');

  function distanceTo(point: DeliveryPoint): string | null {
    if (!position) return null;
    const hundreds = Math.max(1, Math.round(metersBetween(position, point) / 100));
    if (hundreds < 10) return t('meters', { count: String(hundreds * 100) });
    if (hundreds < 100) return t('kilometers', { count: formatTenths(hundreds / 10) });
    return t('kilometers', { count: formatCount(Math.round(hundreds / 10)) });
  }

  return (point: DeliveryPoint) => {
    const { name, address, work_time: hours, landmark } = point;
    const distance = distanceTo(point);
    return {
      title: (
        <>
          {isNamedByStreet(point) ? address : name}
          {!isNamedByStreet(point) && <span className={styles.line}>{address}</span>}
          {landmark && <span className={styles.line}>{t('landmark', { place: landmark })}</span>}
        </>
      ),
      text: (
        <>
          {distance && <b className={styles.distance}>{`${distance} `}</b>}
          {hours}
        </>
      ),
    };
  };
}
