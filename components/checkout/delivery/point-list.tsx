'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import {
  useCheckoutForm,
  useChoice,
  useClearedField,
} from '@/components/checkout/use-checkout-form';
import { RadioCards } from '@/components/ui/form/radio-cards';
import { SelectField } from '@/components/ui/form/select-field';
import type { DeliveryPoint } from '@/lib/contract/geo';
import { type Coordinates, nearestFirst } from '@/lib/domain/place/country-map';
import { useFault } from '@/lib/i18n/use-fault';
import { NearestPoints } from './nearest-points';
import { PointMap } from './point-map';
import { usePointRow } from './use-point-row';

/** Shows one city at a time, because there are too many pickup points for one list. */
export function PointList({ points }: { points: DeliveryPoint[] }) {
  const t = useTranslations('checkout.delivery');
  const fault = useFault();
  const { setValue, formState } = useCheckoutForm();
  const choice = useChoice('point');
  const chosen = choice.value;
  const [chosenCity, setChosenCity] = useState<string>();
  const [position, setPosition] = useState<Coordinates>();
  const rowOf = usePointRow(position);
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

  function showNearest(found: Coordinates) {
    setPosition(found);
    showCity(nearestFirst(points, found)[0]?.city);
  }

  return (
    <>
      <SelectField
        label={t('city')}
        options={cities.map((name) => ({ value: name, label: name }))}
        value={city}
        onChange={({ target }) => showCity(target.value)}
      />
      <NearestPoints onFound={showNearest} />
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
