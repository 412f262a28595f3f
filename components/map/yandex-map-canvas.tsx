'use client';

import { Map as BaseMap, Placemark, YMaps } from '@pbe/react-yandex-maps';
import { useLocale } from 'next-intl';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { Locale } from '@/lib/constants';
import type { MapPin, MapPlace, OnMapPick } from './place';
import styles from './yandex-map.module.css';

type Props = {
  apiKey: string;
  centre: MapPlace;
  zoom: number;
  pins: readonly MapPin[];
  selected: number | undefined;
  onPick: OnMapPick | undefined;
  onShown: () => void;
  onFailed: () => void;
};

const PATIENCE_MS = 15_000;

// The service has no Uzbek; English names are at least in Latin letters.
const languages = { uz: 'en_US', ru: 'ru_RU' } as const satisfies Record<Locale, string>;

export function YandexMapCanvas(props: Props) {
  const { apiKey, centre, zoom, pins, selected, onPick } = props;
  const lang = languages[useLocale()];
  const [isShown, setShown] = useState(false);
  const [colours] = useState(readColours);
  const { latitude, longitude } = pins.find(({ id }) => id === selected) ?? centre;
  // The package moves the map whenever it gets a new object.
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
        onClick={(event: MapEvent) => onPick?.(toPlace(event))}
      >
        {pins.map((pin) => (
          <Placemark
            key={pin.id}
            geometry={[pin.latitude, pin.longitude]}
            options={{
              preset: 'islands#dotIcon',
              iconColor: pin.id === selected ? colours.brand : colours.ink,
            }}
            onClick={() => onPick?.(pin, pin)}
          />
        ))}
      </BaseMap>
    </YMaps>
  );
}

type MapEvent = { get: (name: 'coords') => [number, number] };

// Without `scrollZoom` the wheel goes on scrolling the page.
const behaviors = ['drag', 'dblClickZoom', 'multiTouch'];

function toPlace(event: MapEvent): MapPlace {
  const [latitude, longitude] = event.get('coords');
  return { latitude, longitude };
}

function readColours() {
  const style = getComputedStyle(document.documentElement);
  return { brand: style.getPropertyValue('--brand'), ink: style.getPropertyValue('--ink-2') };
}

/** The package neither reports that its script failed nor ever stops waiting for it. */
function useFailure(isWaiting: boolean, onFailed: () => void) {
  const fail = useEffectEvent(onFailed);

  useEffect(() => {
    if (!isWaiting) return;
    const listen = (event: PromiseRejectionEvent) => {
      if (!(event.reason instanceof Event)) return;
      event.preventDefault();
      fail();
    };
    const timer = setTimeout(() => fail(), PATIENCE_MS);
    window.addEventListener('unhandledrejection', listen);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('unhandledrejection', listen);
    };
  }, [isWaiting]);
}
