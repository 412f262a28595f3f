import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { CardTermsProvider } from '@/components/product/card/card-terms';
import { ProductGrid } from '@/components/product/card/product-grid';
import type { ProductCard } from '@/lib/contract/product';
import { installmentPlan } from '@/lib/domain/order/installment';
import { formatPrice } from '@/lib/domain/text/money';
import { regionChosen } from '@/stores/region';
import { renderAt } from '@/tests/support/component/render';
import { t } from '@/tests/support/component/text';

afterEach(() => regionChosen(0));

const product: ProductCard = {
  id: 7,
  slug: 'choynak-7',
  name: 'Choynak',
  sub_product: 70,
  images: [],
  price: 1_200_000,
  discounted_price: 900_000,
  amount: 9,
  has_options: false,
  is_new: false,
  is_express: false,
  rating: 4.5,
  reviews_count: 2,
};

const regions = [
  { id: 1, name: 'Toshkent', courierDays: 0, pickupDays: 0 },
  { id: 2, name: 'Xorazm', courierDays: 3, pickupDays: 3 },
];

function show(card: Partial<ProductCard>, terms = { hasInstallment: true, regions }) {
  renderAt(
    <CardTermsProvider terms={terms}>
      <ProductGrid products={[{ ...product, ...card }]} />
    </CardTermsProvider>,
  );
}

const monthly = () => {
  const { monthly_payment: sum } = installmentPlan(900_000, 12);
  const text = t('product.monthly', { sum: formatPrice(sum, 'uz') });
  // A string would not match, because Testing Library replaces no-break spaces only in the page.
  return screen.queryByText(
    (_, element) => element?.matches('p') === true && element.textContent === text,
  );
};
const arrival = (days: number) => screen.queryByText(t('product.arrives', { days }));

test('states the lowest monthly payment for the discounted price', () => {
  show({});
  expect(monthly()).not.toBeNull();
});

test('states no monthly payment for a sold-out product or without installments', () => {
  show({ amount: 0 });
  show({}, { hasInstallment: false, regions });
  expect(monthly()).toBeNull();
});

test('states the courier day in the first region, with one day of preparation', () => {
  show({});
  expect(arrival(1)).not.toBeNull();
});

test('states the courier day in the chosen region', () => {
  regionChosen(2);
  show({});
  expect(arrival(4)).not.toBeNull();
  show({ is_express: true });
  expect(arrival(3)).not.toBeNull();
});

test('never promises delivery on the same day, because lists are cached', () => {
  show({ is_express: true });
  expect(arrival(1)).not.toBeNull();
});

test('states no delivery day without regions or for a sold-out product', () => {
  show({}, { hasInstallment: true, regions: [] });
  show({ amount: 0 });
  for (const days of [1, 2]) expect(arrival(days)).toBeNull();
});

test('shows four colors as dots and counts the others', () => {
  const colors = ['#000001', '#000002', '#000003', '#000004', '#000005', '#000006'];
  show({ colors });
  const dots = screen.getByRole('img', { name: t('product.colors', { count: 6 }) });
  const shown = [...dots.querySelectorAll('i')].map(({ style }) => style.background);
  expect(shown).toEqual(['rgb(0, 0, 1)', 'rgb(0, 0, 2)', 'rgb(0, 0, 3)', 'rgb(0, 0, 4)']);
  expect(dots.textContent).toBe('+2');
});

test('shows one dot for equal colors', () => {
  show({ colors: ['#000001', '#000001', '#000002', '#000003', '#000004'] });
  const dots = screen.getByRole('img', { name: t('product.colors', { count: 5 }) });
  expect([dots.querySelectorAll('i').length, dots.textContent]).toEqual([4, '']);
});

test('shows no dots for a sold-out product', () => {
  show({ colors: ['#000001', '#000002'], amount: 0 });
  expect(screen.queryByRole('img', { name: t('product.colors', { count: 2 }) })).toBeNull();
});
