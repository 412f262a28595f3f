'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { type Ref, useState } from 'react';
import { SelectField } from '@/components/ui/select-field';
import { districtsQuery, regionsQuery } from '@/lib/client/geo';

export type PlaceField = {
  name: string;
  value: string;
  onChange: (value: string) => void;
  onBlur: () => void;
  ref: Ref<HTMLSelectElement>;
  error?: string | undefined;
};

type Props = { region: PlaceField; district: PlaceField };

export function RegionFields({ region, district }: Props) {
  const t = useTranslations('geo');
  const locale = useLocale();
  const [isWanted, setWanted] = useState(region.value !== '');
  const regions = useQuery({ ...regionsQuery(locale), enabled: isWanted });
  const districts = useQuery({
    ...districtsQuery(locale, Number(region.value)),
    enabled: region.value !== '',
  });

  function want() {
    setWanted(true);
    if (regions.isError && !regions.isFetching) void regions.refetch();
  }

  return (
    <>
      <SelectField
        {...region}
        label={t('region')}
        placeholder={t('chooseRegion')}
        options={(regions.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        isLoading={regions.isFetching}
        autoComplete="address-level1"
        hint={regions.isError ? t('failed') : undefined}
        onFocus={want}
        onChange={({ target }) => {
          region.onChange(target.value);
          district.onChange('');
        }}
      />
      <SelectField
        {...district}
        label={t('district')}
        placeholder={region.value === '' ? t('regionFirst') : t('chooseDistrict')}
        options={(districts.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        isLoading={districts.isFetching}
        autoComplete="address-level2"
        hint={districts.isError ? t('failed') : undefined}
        onFocus={() => districts.isError && void districts.refetch()}
        onChange={({ target }) => district.onChange(target.value)}
      />
    </>
  );
}
