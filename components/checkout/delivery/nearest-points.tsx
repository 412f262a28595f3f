'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { type DevicePosition, useGeolocation } from '@/lib/hooks/use-geolocation';
import styles from './nearest-points.module.css';

type PositionRequestProps = {
  onFound: (position: DevicePosition) => void;
  onUnknown: () => void;
  onIgnored: () => void;
};
type Props = Pick<PositionRequestProps, 'onFound'> & {
  /** The shown city, if its points have been sorted by their distance from the found position. */
  sortedCity: string | undefined;
  onRequested: () => void;
};
type State = 'offered' | 'requested' | 'ignored' | 'unknown' | 'found';

/**
 * A button that requests the device's position, and a message about the result. A shopper who has
 * ignored the browser's prompt can press the button again.
 */
export function NearestPoints({ sortedCity, onRequested, onFound }: Props) {
  const t = useTranslations('checkout.delivery');
  const [state, setState] = useState<State>('offered');
  const [request, setRequest] = useState(0);

  function start() {
    setState('requested');
    setRequest(request + 1);
    onRequested();
  }

  function found(position: DevicePosition) {
    setState('found');
    onFound(position);
  }

  return (
    <div className={styles.nearest}>
      <Button kind="soft" icon="pin" busy={state === 'requested'} onClick={start}>
        {t('nearest')}
      </Button>
      <p role="status">
        {state === 'ignored' && t('positionIgnored')}
        {state === 'unknown' && t('positionUnknown')}
        {state === 'found' && sortedCity && t('nearestFirst', { city: sortedCity })}
      </p>
      {(state === 'requested' || state === 'ignored') && (
        <PositionRequest
          key={request}
          onFound={found}
          onUnknown={() => setState('unknown')}
          onIgnored={() => setState('ignored')}
        />
      )}
    </div>
  );
}

function PositionRequest({ onFound, onUnknown, onIgnored }: PositionRequestProps) {
  useGeolocation({ onFound, onUnknown, onIgnored, onMissing: onUnknown });
  return null;
}
