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
import { isNamedByStreet } from '@/lib/domain/order/delivery';
import { useFault } from '@/lib/i18n/use-fault';
import { PointMap } from './point-map';

/** Shows one city at a time, because there are too many pickup points for one list. */
export function PointList({ points }: { points: DeliveryPoint[] }) {
  const t = useTranslations('checkout.delivery');
  const fault = useFault();
  const { setValue, formState } = useCheckoutForm();
  const choice = useChoice('point');
  const chosen = choice.value;
  const [chosenCity, setChosenCity] = useState<string>();
  const cities = [...new Set(points.map(({ city }) => city))];
  const own = points.find(({ id }) => String(id) === chosen)?.city;
  useClearedField('point', chosen !== '' && own === undefined);
  const city = chosenCity ?? own ?? cities[0];
  const shown = points.filter((point) => point.city === city);
  const choose = (id: string) => setValue('point', id, { shouldValidate: formState.isSubmitted });

  return (
    <>
      <SelectField
        label={t('city')}
        options={cities.map((name) => ({ value: name, label: name }))}
        value={city}
        onChange={({ target }) => {
          setChosenCity(target.value);
          choose('');
        }}
      />
      <RadioCards
        label={t('point')}
        isCompact
        error={fault(formState.errors.point)}
        options={shown.map((point) => ({ value: String(point.id), ...cardOf(point) }))}
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

function cardOf(point: DeliveryPoint) {
  const { name, address, work_time: hours } = point;
  if (isNamedByStreet(point)) return { title: address, text: hours };
  return { title: name, text: `${address} · ${hours}` };
}
