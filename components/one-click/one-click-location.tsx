'use client';

import { useTranslations } from 'next-intl';
import { useMapKey } from '@/components/map/map-key';
import { YandexMap } from '@/components/map/yandex-map';
import { Icon } from '@/components/ui/display/icon';
import { ONE_CLICK_MAP } from '@/lib/constants';
import type { Coordinates } from '@/lib/domain/place/country-map';
import styles from './one-click-location.module.css';

type Props = {
  location: Coordinates | null;
  isLocationUnknown: boolean;
  onLocation: (place: Coordinates) => void;
};

const PIN = 1;

export function OneClickLocation({ location, isLocationUnknown, onLocation }: Props) {
  const t = useTranslations('oneClick');
  const hasMap = useMapKey() !== null;

  return (
    <>
      <p className={styles.place} role="status">
        {location && (
          <>
            <Icon name="pin" size={20} />
            {t('placeKnown')}
          </>
        )}
        {!location && isLocationUnknown && t('placeUnknown')}
      </p>
      {hasMap && (
        <YandexMap
          label={t('map')}
          center={location ?? ONE_CLICK_MAP}
          zoom={ONE_CLICK_MAP.zoom}
          pins={location ? [{ ...location, id: PIN, name: t('place') }] : []}
          selected={PIN}
          onPick={({ latitude, longitude }) => onLocation({ latitude, longitude })}
          className={styles.map}
        />
      )}
    </>
  );
}
