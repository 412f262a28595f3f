'use client';

import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import type { Place } from '@/lib/forms/one-click';
import styles from './one-click-place.module.css';

type Props = { place: Place | null; onPlace: (place: Place) => void };

/** Whether the courier will be told where on the map it is. */
export function OneClickPlace({ place }: Props) {
  const t = useTranslations('oneClick');
  return (
    <p className={styles.place} role="status">
      {place && (
        <>
          <Icon name="pin" size={20} />
          {t('placeKnown')}
        </>
      )}
    </p>
  );
}
