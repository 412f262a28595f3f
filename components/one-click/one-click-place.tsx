'use client';

import { useTranslations } from 'next-intl';
import { useMapKey } from '@/components/map/map-key';
import { YandexMap } from '@/components/map/yandex-map';
import { Icon } from '@/components/ui/display/icon';
import { ONE_CLICK_MAP } from '@/lib/constants';
import type { Coordinates } from '@/lib/domain/place/country-map';
import styles from './one-click-place.module.css';

type Props = {
  place: Coordinates | null;
  isPlaceUnknown: boolean;
  onPlace: (place: Coordinates) => void;
};

const PIN = 1;

export function OneClickPlace({ place, isPlaceUnknown, onPlace }: Props) {
  const t = useTranslations('oneClick');
  const hasMap = useMapKey() !== null;

  return (
    <>
      <p className={styles.place} role="status">
        {place && (
          <>
            <Icon name="pin" size={20} />
            {t('placeKnown')}
          </>
        )}
        {!place && isPlaceUnknown && t('placeUnknown')}
      </p>
      {hasMap && (
        <YandexMap
          label={t('map')}
          centre={place ?? ONE_CLICK_MAP}
          zoom={ONE_CLICK_MAP.zoom}
          pins={place ? [{ ...place, id: PIN, name: t('place') }] : []}
          selected={PIN}
          onPick={({ latitude, longitude }) => onPlace({ latitude, longitude })}
          className={styles.map}
        />
      )}
    </>
  );
}
