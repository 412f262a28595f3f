'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import type { Coordinates } from '@/lib/domain/place/country-map';
import { useGeolocation } from '@/lib/hooks/use-geolocation';
import styles from './nearest-points.module.css';

type Props = { onFound: (position: Coordinates) => void };

/** A button that requests the position of the device, and states if it remains unknown. */
export function NearestPoints({ onFound }: Props) {
  const t = useTranslations('checkout.delivery');
  const [state, setState] = useState<'offered' | 'requested' | 'unknown'>('offered');

  function found(position: Coordinates) {
    setState('offered');
    onFound(position);
  }

  return (
    <div className={styles.nearest}>
      <Button
        kind="soft"
        icon="pin"
        busy={state === 'requested'}
        onClick={() => setState('requested')}
      >
        {t('nearest')}
      </Button>
      <p role="status">{state === 'unknown' && t('positionUnknown')}</p>
      {state === 'requested' && (
        <PositionRequest onFound={found} onUnknown={() => setState('unknown')} />
      )}
    </div>
  );
}

function PositionRequest({ onFound, onUnknown }: Props & { onUnknown: () => void }) {
  useGeolocation({ onFound, onUnknown, onMissing: onUnknown });
  return null;
}
