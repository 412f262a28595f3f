'use client';

import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import {
  useCheckoutForm,
  useChoice,
  useClearedField,
} from '@/components/checkout/use-checkout-form';
import { RadioCards } from '@/components/ui/form/radio-cards';
import { SelectField } from '@/components/ui/form/select-field';
import type { DeliveryPoint } from '@/lib/contract/geo';
import { isInCountry, nearestFirst } from '@/lib/domain/place/country-map';
import type { DevicePosition } from '@/lib/hooks/use-geolocation';
import { useFault } from '@/lib/i18n/use-fault';
import { NearestPoints } from './nearest-points';
import { PointMap } from './point-map';
import { usePointRow } from './use-point-row';

/** Distances are shown only if the device's position is at least this accurate. */
const EXACT_METERS = 1000;

/** Shows one city at a time, because there are too many pickup points for one list. */
export function PointList({ points }: { points: DeliveryPoint[] }) {
  const t = useTranslations('checkout.delivery');
  const fault = useFault();
  const { setValue, formState } = useCheckoutForm();
  const choice = useChoice('point');
  const chosen = choice.value;
  const [chosenCity, setChosenCity] = useState<string>();
  const [position, setPosition] = useState<DevicePosition>();
  const [sortedCity, setSortedCity] = useState<string>();
  const rowOf = usePointRow(isExact(position) ? position : undefined);
  const sorted = nearestFirst(points, position);
  const cities = [...new Set(sorted.map(({ city }) => city))];
  const own = points.find(({ id }) => String(id) === chosen)?.city;
  useClearedField('point', chosen !== '' && own === undefined);
  const city = chosenCity ?? own ?? cities[0];
  const shown = sorted.filter((point) => point.city === city);
  const choose = (id: string) => setValue('point', id, { shouldValidate: formState.isSubmitted });

  function showCity(name: string | undefined) {
    setChosenCity(name);
    if (name !== own) choose('');
  }

  /** The selection when the position was requested. A later selection is not replaced. */
  const before = useRef<{ chosen: string; city: string | undefined }>(null);

  function showNearest(found: DevicePosition) {
    setPosition(found);
    const isUnchanged = before.current?.chosen === chosen && before.current.city === city;
    const nearestCity = isUnchanged ? nearestFirst(points, found)[0]?.city : city;
    if (isUnchanged) showCity(nearestCity);
    setSortedCity(nearestCity);
  }

  return (
    <>
      <SelectField
        label={t('city')}
        options={cities.map((name) => ({ value: name, label: name }))}
        value={city}
        onChange={({ target }) => showCity(target.value)}
      />
      <NearestPoints
        sortedCity={sortedCity === city ? city : undefined}
        onRequested={() => {
          before.current = { chosen, city };
        }}
        onFound={showNearest}
      />
      <RadioCards
        label={t('point')}
        isCompact
        error={fault(formState.errors.point)}
        options={shown.map((point) => ({ value: String(point.id), ...rowOf(point) }))}
        {...choice}
      />
      <PointMap
        points={shown}
        chosen={shown.find(({ id }) => String(id) === chosen)}
        onChoose={(id) => choose(String(id))}
      />
    </>
  );
}

function isExact(position: DevicePosition | undefined): position is DevicePosition {
  return position !== undefined && position.accuracy <= EXACT_METERS && isInCountry(position);
}
