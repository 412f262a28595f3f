'use client';

import { useTranslations } from 'next-intl';
import { useMapKey } from '@/components/map/map-key';
import { YandexMap } from '@/components/map/yandex-map';
import { Icon } from '@/components/ui/display/icon';
import type { DeliveryPoint } from '@/lib/contract/geo';
import { mapLink } from '@/lib/domain/place/country-map';
import styles from './point-map.module.css';

type Props = {
  points: DeliveryPoint[];
  chosen: DeliveryPoint | undefined;
  onChoose: (id: number) => void;
};

const CITY_ZOOM = 11;
const POINT_ZOOM = 15;

/**
 * Shows the pickup points on a map that loads when it comes near the screen (ADR 018). The link
 * from the chosen point to the map service is shown even without a map.
 */
export function PointMap({ points, chosen, onChoose }: Props) {
  const t = useTranslations('checkout.delivery');
  const hasMap = useMapKey() !== null;
  const center = chosen ?? points[0];

  return (
    <>
      {hasMap && center && (
        <YandexMap
          label={t('map')}
          center={center}
          zoom={chosen ? POINT_ZOOM : CITY_ZOOM}
          pins={points}
          selected={chosen?.id}
          onPick={(_, pin) => pin && onChoose(pin.id)}
        />
      )}
      {chosen && (
        <a className={styles.link} href={mapLink(chosen)} target="_blank" rel="noopener">
          <Icon name="pin" size={20} />
          {t('onMap')}
        </a>
      )}
    </>
  );
}
