'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { type Ref, useEffect, useEffectEvent, useState } from 'react';
import { SelectField } from '@/components/ui/form/select-field';
import { districtsQuery, regionsQuery } from '@/lib/client/order/geo';
import { regionChosen, useKnownRegion } from '@/stores/region';
import { AutofilledRegion } from './autofilled-region';

export type RegionField = {
  name: string;
  value: string;
  onChange: (value: string) => void;
  onBlur: () => void;
  ref: Ref<HTMLSelectElement>;
  error?: string | undefined;
};

type Props = {
  region: RegionField;
  district: RegionField;
  /**
   * Loads the regions on focus instead of at once; the one-click form uses this (S4-22). They load
   * earlier if a browser fills in the form or if the region is already known.
   */
  loadsOnFocus?: boolean;
};

/**
 * Preselects the region that the shopper has chosen elsewhere, and keeps the choice for other
 * forms.
 */
export function RegionFields({ region, district, loadsOnFocus = false }: Props) {
  const t = useTranslations('geo');
  const locale = useLocale();
  const client = useQueryClient();
  const [isWanted, setWanted] = useState(!loadsOnFocus || region.value !== '');
  const known = useKnownRegion();
  const regions = useQuery({ ...regionsQuery(locale), enabled: isWanted || known !== null });
  const districts = useQuery({
    ...districtsQuery(locale, Number(region.value)),
    enabled: region.value !== '',
  });

  const isListed = regions.data?.some(({ id }) => id === known) ?? false;
  const offerKnown = useEffectEvent(() => {
    if (region.value === '' && known !== null) region.onChange(String(known));
  });
  useEffect(() => {
    if (isListed) offerKnown();
  }, [isListed]);

  function loadRegions() {
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
        onFocus={loadRegions}
        onChange={({ target }) => {
          region.onChange(target.value);
          district.onChange('');
          if (target.value !== '') regionChosen(Number(target.value));
        }}
      />
      <AutofilledRegion
        autoComplete="address-level1"
        places={regions.data}
        listIn={(language) => client.fetchQuery(regionsQuery(language))}
        onFill={loadRegions}
        onMatch={(id) => district.value === '' && region.onChange(String(id))}
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
      <AutofilledRegion
        autoComplete="address-level2"
        places={districts.data}
        listIn={(language) => client.fetchQuery(districtsQuery(language, Number(region.value)))}
        onMatch={(id) => district.value === '' && district.onChange(String(id))}
      />
    </>
  );
}
