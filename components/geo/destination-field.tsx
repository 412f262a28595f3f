import { useTranslations } from 'next-intl';
import { SelectField } from '@/components/ui/form/select-field';
import { regionChosen } from '@/stores/region';
import type { Destination } from './destination';

type Props = {
  regions: readonly Destination[];
  region: Destination;
  isLabelHidden?: boolean;
  className?: string | undefined;
};

export function DestinationField({ regions, region, ...look }: Props) {
  const t = useTranslations('geo');

  return (
    <SelectField
      label={t('deliverTo')}
      options={regions.map(({ id, name }) => ({ value: id, label: name }))}
      value={region.id}
      onChange={({ target }) => regionChosen(Number(target.value))}
      {...look}
    />
  );
}
