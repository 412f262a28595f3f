'use client';

import { useTranslations } from 'next-intl';
import {
  type ComponentProps,
  type ComponentType,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useState,
} from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/display/icon';
import type { Coordinates, MapPin, OnMapPick } from '@/lib/domain/place/country-map';
import { isSlowConnection } from '@/lib/hooks/slow-connection';
import { useIsNear } from '@/lib/hooks/use-is-near';
import { useMapKey } from './map-key';
import styles from './yandex-map.module.css';
import type { YandexMapCanvas } from './yandex-map-canvas';

type Props = {
  label: string;
  center: Coordinates;
  zoom?: number;
  pins: readonly MapPin[];
  selected?: number | undefined;
  onPick?: OnMapPick | undefined;
  className?: string | undefined;
  /** Rendered until the map is ready, and permanently if it cannot load. */
  children?: ReactNode;
};

const NEAR = '200px 0px';

type State = 'offered' | 'requested' | 'shown' | 'failed';
type Canvas = ComponentType<ComponentProps<typeof YandexMapCanvas>>;

/**
 * A Yandex map that loads when it comes near the screen. With data saving or on 2G, it waits for a
 * press (B-91). The pages that use it also list the addresses, so without a key or a network only
 * the map is missing.
 */
export function YandexMap(props: Props) {
  const { label, center, zoom = 15, pins, selected, onPick, className = '', children } = props;
  const t = useTranslations('map');
  const actions = useTranslations('actions');
  const apiKey = useMapKey();
  const { watch, isNear } = useIsNear(NEAR);
  const [state, setState] = useState<State>('offered');
  const [Canvas, setCanvas] = useState<Canvas | null>(null);

  function requestMap() {
    setState('requested');
    import('./yandex-map-canvas').then(
      (file) => setCanvas(() => file.YandexMapCanvas),
      () => setState('failed'),
    );
  }

  const cameNear = useEffectEvent(() => isSlowConnection() || requestMap());
  useEffect(() => {
    if (isNear) cameNear();
  }, [isNear]);

  return (
    <section
      ref={apiKey === null ? null : watch}
      className={`${styles.frame} ${className}`}
      aria-label={label}
      data-state={state}
    >
      {state !== 'shown' && (
        <div className={styles.stand}>
          {children ?? <Icon name="pin" size={32} className={styles.mark} />}
        </div>
      )}
      {Canvas && apiKey !== null && (state === 'requested' || state === 'shown') && (
        <Canvas
          apiKey={apiKey}
          center={center}
          zoom={zoom}
          pins={pins}
          selected={selected}
          onPick={onPick}
          onShown={() => setState('shown')}
          onFailed={() => setState('failed')}
        />
      )}
      {apiKey === null && children !== undefined && (
        <p className={styles.outline}>{t('outline')}</p>
      )}
      {apiKey !== null && state !== 'shown' && (
        <div className={styles.offer}>
          <p role="status" className={styles.failed}>
            {state === 'failed' && t('failed')}
          </p>
          <Button kind="outline" busy={state === 'requested'} onClick={requestMap}>
            {state === 'failed' ? actions('retry') : t('show')}
          </Button>
        </div>
      )}
    </section>
  );
}
