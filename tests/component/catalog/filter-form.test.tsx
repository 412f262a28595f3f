import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { FilterForm } from '@/components/catalog/filters/filter-form';
import { PriceRange } from '@/components/catalog/filters/price-range';
import { formatAmount as shown } from '@/lib/domain/text/money';
import { atPlace, renderAt } from '@/tests/support/component/render';
import { t } from '@/tests/support/component/text';

const list = (url: string, min?: number) => (
  <FilterForm url={url}>
    <PriceRange bounds={{ min: 0, max: 900_000 }} min={min} max={undefined} />
  </FilterForm>
);
const from = () => screen.getByRole<HTMLInputElement>('textbox', { name: t('catalog.from') });

afterEach(() => vi.useRealTimers());

test('updates the price fields when the list’s URL changes', async () => {
  const { rerender } = renderAt(list('/products?price_min=1000', 1000));
  await userEvent.type(from(), '5');
  expect(from().value.replace(/\D/g, '')).toBe('10005');

  rerender(atPlace(list('/products')));
  expect(from().value).toBe('');

  await userEvent.type(from(), '7');
  rerender(atPlace(list('/products?menu=phones')));
  expect(from().value).toBe('');
});

/** Types an amount and waits until the input mask has loaded and groups its digits. */
async function masked(amount: string) {
  await userEvent.type(from(), amount);
  await waitFor(() => expect(from().value).toBe(shown(Number(amount))));
}

test.each([
  '1.500.000',
  '1,500,000',
  "1'500'000",
  '1500000,50',
  '1 500 000 soʻm',
  'UZS 1,500,000.00',
  '１５０００００',
  '١٥٠٠٠٠٠',
  '1\u202F500\u202F000',
  '15\u00AD00000',
])('reads the pasted price %j as 1500000 (S2-64)', async (text) => {
  renderAt(list('/products'));
  await masked('9000');
  await userEvent.tripleClick(from());
  await userEvent.paste(text);
  expect(from().value).toBe(shown(1_500_000));
});

test.each([
  ['1.500.000', '1.500.000', 1_500_000],
  ['1500000,50', '1500000,50', 1_500_000],
  ['1500000', shown(1_500_000), 1_500_000],
])('keeps the typed price %s visible and reads it on blur', async (...price) => {
  const [text, whileTyped, amount] = price;
  const { router } = renderAt(list('/products'));
  await masked('9000');
  await userEvent.clear(from());
  await userEvent.type(from(), text);
  expect(from().value).toBe(whileTyped);
  await userEvent.tab();
  expect(from().value).toBe(shown(amount));
  expect(router.push).toHaveBeenLastCalledWith(`/products?price_min=${amount}`, { scroll: false });
});

test('reads and groups a price on blur when the mask has not loaded', async () => {
  const { router } = renderAt(list('/products'));
  fireEvent.input(from(), { target: { value: '1.500.000' } });
  fireEvent.blur(from());
  expect(from().value).toBe(shown(1_500_000));
  expect(router.push).toHaveBeenCalledWith('/products?price_min=1500000', { scroll: false });
});

test.each([
  ['uz', '/products'],
  ['ru', '/ru/products'],
] as const)(
  "submits to the list in the page's language (%s) without JavaScript (B-75)",
  (locale, action) => {
    const { container } = renderAt(list('/products'), { locale });
    expect(container.querySelector('form')?.getAttribute('action')).toBe(action);
  },
);

test('adds only one history entry for several drags of an unfocused slider (S2-65)', () => {
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
