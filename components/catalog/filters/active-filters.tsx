import { useLocale, useTranslations } from 'next-intl';
import { Chip } from '@/components/ui/display/chip';
import { Link } from '@/components/ui/link';
import { locales } from '@/lib/constants';
import type { Facets } from '@/lib/contract/product';
import { catalogFlags } from '@/lib/domain/product/catalog-flags';
import {
  activeFilterCount,
  type ListFilters,
  listUrl,
  withoutFilters,
} from '@/lib/domain/routing/list-url';
import { formatAmount } from '@/lib/domain/text/money';
import { withUnits } from '@/lib/domain/text/number';
import styles from './active-filters.module.css';

type Props = { filters: ListFilters; facets: Facets };
type Removal = { name: string; without: Partial<ListFilters> };

export function ActiveFilters({ filters, facets }: Props) {
  const t = useTranslations('catalog');
  const unit = locales[useLocale()].currency;
  if (activeFilterCount(filters) === 0) return null;

  const chips = [
    ...priceChip(filters, facets.price, unit),
    ...idChips(filters, 'category', facets.categories),
    ...idChips(
      filters,
      'values',
      facets.attributes.flatMap(({ values }) => values),
    ),
    ...catalogFlags
      .filter(({ name }) => filters[name])
      .map(({ name }) => ({ name: t(name), without: { [name]: false } })),
  ];

  return (
    <ul className={styles.chips} aria-label={t('activeFilters')}>
      {chips.map(({ name, without }) => (
        <li key={name}>
          <Chip
            href={listUrl({ ...filters, ...without, page: 1 })}
            label={t('removeFilter', { name })}
          >
            {withUnits(name)}
          </Chip>
        </li>
      ))}
      <li>
        <Link href={listUrl(withoutFilters(filters))} className={styles.clear} scroll={false}>
          {t('clearAll')}
        </Link>
      </li>
    </ul>
  );
}

function priceChip({ price_min, price_max }: ListFilters, bounds: Facets['price'], unit: string) {
  if (price_min === undefined && price_max === undefined) return [];
  const [from, to] = [price_min ?? bounds.min, price_max ?? bounds.max].map(formatAmount);
  const name = `${from} – ${to}\u00a0${unit}`;
  return [{ name, without: { price_min: undefined, price_max: undefined } }];
}

function idChips(
  filters: ListFilters,
  key: 'category' | 'values',
  known: { id: number; name: string }[],
): Removal[] {
  return known
    .filter(({ id }) => filters[key].includes(id))
    .map(({ id, name }) => ({
      name,
      without: { [key]: filters[key].filter((other) => other !== id) },
    }));
}
