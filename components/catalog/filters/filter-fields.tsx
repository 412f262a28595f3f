'use client';

import { useLocale, useTranslations } from 'next-intl';
import { buttonStyle } from '@/components/ui/button-style';
import { Link } from '@/components/ui/link';
import { locales } from '@/lib/constants';
import type { Facets } from '@/lib/contract/product';
import { catalogFlags } from '@/lib/domain/product/catalog-flags';
import { type ListFilters, listUrl, withoutFilters } from '@/lib/domain/routing/list-url';
import { ColorFilter } from './color-filter';
import { FacetGroup } from './facet-group';
import { FacetOption } from './facet-option';
import styles from './filter-fields.module.css';
import { PriceRange } from './price-range';

/**
 * The number of attributes whose groups start open. Later groups start closed unless one of their
 * values is selected.
 */
const OPEN_FIRST = 3;

type Props = { facets: Facets; filters: ListFilters };

export function FilterFields({ facets, filters }: Props) {
  const t = useTranslations('catalog');
  const unit = locales[useLocale()].currency;

  return (
    <div className={styles.fields}>
      <HiddenFields filters={filters} />
      <FacetGroup title={t('priceIn', { unit })}>
        <PriceRange bounds={facets.price} min={filters.price_min} max={filters.price_max} />
      </FacetGroup>
      <FacetGroup title={t('category')} options={facets.categories}>
        {(option) => (
          <FacetOption name="category" option={option} chosen={filters.category} key={option.id} />
        )}
      </FacetGroup>
      {facets.attributes.map(({ id, name, kind, values }, index) =>
        kind === 'colour' ? (
          <ColorFilter key={id} title={name} values={values} chosen={filters.values} />
        ) : (
          <FacetGroup
            key={id}
            title={name}
            options={values}
            isOpen={index < OPEN_FIRST || values.some((value) => filters.values.includes(value.id))}
          >
            {(option) => (
              <FacetOption name="values" option={option} chosen={filters.values} key={option.id} />
            )}
          </FacetGroup>
        ),
      )}
      <div className={styles.flags}>
        {catalogFlags.map(({ name }) => {
          const count = facets[name];
          if (count === undefined) return null;
          const option = { id: 1, name: t(name), count };
          return (
            <FacetOption key={name} name={name} option={option} chosen={filters[name] ? [1] : []} />
          );
        })}
      </div>
      <noscript>
        <button type="submit" className={buttonStyle({ wide: true })}>
          {t('apply')}
        </button>
      </noscript>
      <Link
        href={listUrl(withoutFilters(filters))}
        className={`${buttonStyle({ kind: 'soft', wide: true })} ${styles.clear}`}
        scroll={false}
      >
        {t('clear')}
      </Link>
    </div>
  );
}

function HiddenFields({ filters }: { filters: ListFilters }) {
  const { search, menu, collection, sale } = filters;
  const fields = Object.entries({ search, menu, collection, sale });

  return fields.map(
    ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
  );
}
