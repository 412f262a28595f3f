import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { FilterForm } from '@/components/catalog/filter-form';
import { PriceRange } from '@/components/catalog/price-range';
import { atPlace, renderAt } from '@/tests/support/render';
import { t } from '@/tests/support/text';

const list = (url: string, min?: number) => (
  <FilterForm url={url}>
    <PriceRange bounds={{ min: 0, max: 900_000 }} min={min} max={undefined} />
  </FilterForm>
);
const from = () => screen.getByRole<HTMLInputElement>('textbox', { name: t('catalog.from') });

test('the price fields follow the address of the list', async () => {
  const { rerender } = renderAt(list('/products?price_min=1000', 1000));
  await userEvent.type(from(), '5');
  expect(from().value.replace(/\D/g, '')).toBe('10005');

  rerender(atPlace(list('/products')));
  expect(from().value).toBe('');

  await userEvent.type(from(), '7');
  rerender(atPlace(list('/products?menu=phones')));
  expect(from().value).toBe('');
});
