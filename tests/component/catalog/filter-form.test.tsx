import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
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

afterEach(() => vi.useRealTimers());

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

test.each([
  ['uz', '/products'],
  ['ru', '/ru/products'],
] as const)(
  'without JavaScript the form stays in the language of the page, %s (B-75)',
  (locale, action) => {
    const { container } = renderAt(list('/products'), { locale });
    expect(container.querySelector('form')?.getAttribute('action')).toBe(action);
  },
);

test('drags of a slider that the browser does not focus share one history entry (S2-65)', () => {
  vi.useFakeTimers();
  history.replaceState(null, '', '/products');
  const { router } = renderAt(list('/products'));
  for (const go of [router.push, router.replace]) {
    go.mockImplementation((url: string) => history.replaceState(null, '', url));
  }
  const drag = (name: string, value: string) => {
    const thumb = screen.getByRole('slider', { name });
    fireEvent.pointerDown(thumb);
    fireEvent.change(thumb, { target: { value } });
    fireEvent.pointerUp(thumb);
    act(() => vi.runAllTimers());
  };
  for (const value of ['100000', '200000', '300000']) drag(t('catalog.priceFrom'), value);
  expect([router.push.mock.calls.length, router.replace.mock.calls.length]).toEqual([1, 2]);

  drag(t('catalog.priceTo'), '800000');
  expect([router.push.mock.calls.length, router.replace.mock.calls.length]).toEqual([2, 2]);
});
