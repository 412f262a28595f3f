'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { RadioCards } from '@/components/ui/radio-cards';
import { SelectField } from '@/components/ui/select-field';
import { Skeleton } from '@/components/ui/skeleton';
import { deliveryPointsQuery } from '@/lib/client/geo';
import { useFault } from '@/lib/i18n/use-fault';
import { useCheckoutForm } from './use-checkout-form';

/** The points of one city at a time: there are too many for one list. */
export function PickupChoice() {
  const t = useTranslations('checkout.delivery');
  const actions = useTranslations('actions');
  const fault = useFault();
  const { control, register, setValue, formState } = useCheckoutForm();
  const point = useWatch({ control, name: 'point' });
  const { data: points, isError, isFetching, refetch } = useQuery(deliveryPointsQuery(useLocale()));
  const [wished, setWished] = useState<string>();

  if (isError) {
    const retry = (
      <Button kind="ghost" busy={isFetching} onClick={() => void refetch()}>
        {actions('retry')}
      </Button>
    );
    return <Notice action={retry}>{t('pointsFailed')}</Notice>;
  }
  if (!points) return <Skeleton height={200} radius={8} />;
  const cities = [...new Set(points.map(({ city }) => city))];
  const own = points.find(({ id }) => String(id) === point)?.city;
  const city = wished ?? own ?? cities[0];

  return (
    <>
      <SelectField
        label={t('city')}
        options={cities.map((name) => ({ value: name, label: name }))}
        value={city}
        onChange={({ target }) => {
          setWished(target.value);
          setValue('point', '', { shouldValidate: formState.isSubmitted });
        }}
      />
      <RadioCards
        label={t('point')}
        isPaired
        value={point}
        error={fault(formState.errors.point)}
        options={points
          .filter((place) => place.city === city)
          .map(({ id, name, address, work_time: hours }) => ({
            value: String(id),
            title: name,
            text: `${address} · ${hours}`,
          }))}
        {...register('point')}
      />
    </>
  );
}
