import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ActiveFilters } from '@/components/catalog/filters/active-filters';
import { FilterFields } from '@/components/catalog/filters/filter-fields';
import { catalogFlags, recordOf } from '@/lib/domain/product/catalog-flags';
import { parseListFilters } from '@/lib/domain/routing/list-url';
import { renderAt } from '@/tests/support/component/render';
import { t } from '@/tests/support/component/text';

const facets = {
  price: { min: 0, max: 0 },
  categories: [],
  attributes: [],
  ...recordOf(catalogFlags, () => 3),
};

test.each(catalogFlags)(
  'checks only the $name checkbox in the filter panel when the list has this filter',
  ({ name }) => {
    renderAt(<FilterFields facets={facets} filters={parseListFilters({ [name]: '1' })} />);
    const boxes = screen.getAllByRole<HTMLInputElement>('checkbox');
    const label = new RegExp(`^${t(`catalog.${name}`)}`);
    const own = screen.getByRole<HTMLInputElement>('checkbox', { name: label });
    expect(boxes.map((box) => box.name)).toEqual(catalogFlags.map((flag) => flag.name));
    expect(boxes.filter(({ checked }) => checked)).toEqual([own]);
    expect([own.name, own.value]).toEqual([name, '1']);
  },
);

test.each(catalogFlags)(
  'shows no checkbox for $name in the filter panel when the API returns no count',
  (flag) => {
    const uncounted = { ...facets, [flag.name]: undefined };
    renderAt(<FilterFields facets={uncounted} filters={parseListFilters({})} />);
    const names = screen.getAllByRole<HTMLInputElement>('checkbox').map(({ name }) => name);
    expect(names).toEqual(
      catalogFlags.map(({ name }) => name).filter((name) => name !== flag.name),
    );
  },
);

test.each(catalogFlags)('removes only the filter $name when its chip is pressed', ({ name }) => {
  const filters = parseListFilters({ ...recordOf(catalogFlags, () => '1'), search: 'choy' });
  renderAt(<ActiveFilters facets={facets} filters={filters} />);
  const label = t('catalog.removeFilter', { name: t(`catalog.${name}`) });
  const { searchParams } = new URL(
    screen.getByRole<HTMLAnchorElement>('link', { name: label }).href,
  );
  expect([searchParams.get(name), searchParams.get('search')]).toEqual([null, 'choy']);
  expect(searchParams.size).toBe(catalogFlags.length);
});
