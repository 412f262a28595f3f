'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { type DevicePosition, useGeolocation } from '@/lib/hooks/use-geolocation';
import styles from './nearest-points.module.css';

type Found = { onFound: (position: DevicePosition) => void };
type Props = Found & { onRequested: () => void };

/** A button that requests the device's position, and a notice if the position is unknown. */
export function NearestPoints({ onRequested, onFound }: Props) {
  const t = useTranslations('checkout.delivery');
  const [state, setState] = useState<'offered' | 'requested' | 'unknown'>('offered');

  function found(position: DevicePosition) {
    setState('offered');
    onFound(position);
  }

  return (
    <div className={styles.nearest}>
      <Button
        kind="soft"
        icon="pin"
        busy={state === 'requested'}
        onClick={() => {
          setState('requested');
          onRequested();
        }}
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

function PositionRequest({ onFound, onUnknown }: Found & { onUnknown: () => void }) {
  useGeolocation({ onFound, onUnknown, onMissing: onUnknown });
  return null;
}
