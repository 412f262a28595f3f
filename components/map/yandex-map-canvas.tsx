'use client';

import { Map as BaseMap, Placemark, YMaps } from '@pbe/react-yandex-maps';
import { useLocale } from 'next-intl';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { Coordinates, MapPin, OnMapPick } from '@/lib/domain/place/country-map';
import styles from './yandex-map.module.css';

type Props = {
  apiKey: string;
  center: Coordinates;
  zoom: number;
  pins: readonly MapPin[];
  selected: number | undefined;
  onPick: OnMapPick | undefined;
  onShown: () => void;
  onFailed: () => void;
};

const PATIENCE_MS = 15_000;

// The service does not support Uzbek. Its English names use the Latin script, as Uzbek does.
const languages: Record<string, 'ru_RU' | undefined> = { ru: 'ru_RU' };

export function YandexMapCanvas(props: Props) {
  const { apiKey, center, zoom, pins, selected, onPick } = props;
  const lang = languages[useLocale()] ?? 'en_US';
  const [isShown, setShown] = useState(false);
  const [colors] = useState(readColors);
  const { latitude, longitude } = pins.find(({ id }) => id === selected) ?? center;
  // The package moves the map whenever it receives a new state object.
  const state = useMemo(
    () => ({ center: [latitude, longitude], zoom, controls: ['zoomControl'], behaviors }),
    [latitude, longitude, zoom],
  );
  useFailure(!isShown, props.onFailed);

  return (
    <YMaps query={{ apikey: apiKey, lang, csp: true }}>
      <BaseMap
        className={styles.canvas ?? ''}
        state={state}
        options={{ suppressMapOpenBlock: true }}
        modules={['control.ZoomControl']}
        onLoad={() => {
          setShown(true);
          props.onShown();
        }}
        onError={props.onFailed}
        onClick={(event: MapEvent) => onPick?.(toCoordinates(event))}
      >
        {pins.map((pin) => (
          <Placemark
            key={pin.id}
            geometry={[pin.latitude, pin.longitude]}
            options={{
              preset: 'islands#dotIcon',
              iconColor: pin.id === selected ? colors.brand : colors.ink,
            }}
            onClick={() => onPick?.(pin, pin)}
          />
        ))}
      </BaseMap>
    </YMaps>
  );
}

type MapEvent = { get: (name: 'coords') => [number, number] };

// Without `scrollZoom`, the wheel still scrolls the page.
const behaviors = ['drag', 'dblClickZoom', 'multiTouch'];

function toCoordinates(event: MapEvent): Coordinates {
  const [latitude, longitude] = event.get('coords');
  return { latitude, longitude };
}

function readColors() {
  const style = getComputedStyle(document.documentElement);
  return { brand: style.getPropertyValue('--brand'), ink: style.getPropertyValue('--ink-2') };
}

// Marks a failure of the script as handled. The listener is never removed, because the script can
// also fail after the map has been removed from the page.
window.addEventListener('unhandledrejection', (event) => {
  if (event.reason instanceof Event) event.preventDefault();
});

/**
 * Calls `onFailed` if the script fails to load or takes too long, because the package reports
 * neither and waits forever.
 */
function useFailure(isWaiting: boolean, onFailed: () => void) {
  const fail = useEffectEvent(onFailed);

  useEffect(() => {
    if (!isWaiting) return;
    const listen = (event: PromiseRejectionEvent) => {
      if (event.reason instanceof Event) fail();
    };
    const timer = setTimeout(() => fail(), PATIENCE_MS);
    window.addEventListener('unhandledrejection', listen);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('unhandledrejection', listen);
    };
  }, [isWaiting]);
}
