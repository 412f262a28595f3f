'use client';

import { useTranslations } from 'next-intl';
import { useMapKey } from '@/components/map/map-key';
import { YandexMap } from '@/components/map/yandex-map';
import { Icon } from '@/components/ui/icon';
import { ONE_CLICK_MAP } from '@/lib/constants';
import type { Place } from '@/lib/forms/one-click';
import styles from './one-click-place.module.css';

type Props = { place: Place | null; isPlaceUnknown: boolean; onPlace: (place: Place) => void };

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
