import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { OptionsProvider } from '@/components/product/actions/options-provider';
import { BarPromise } from '@/components/product/page/buy/bar-promise';
import { renderAt } from '@/tests/support/component/render';
import { t } from '@/tests/support/component/text';

const terms = { courierPrice: 25_000, courierDays: 0, pickupDays: 0, points: 1 };

const pageTime = Date.parse('2026-11-21T18:00:00+05:00');

function show(amount: number) {
  const variant = { id: 7, price: 100, discounted_price: null, amount, attributes_map: {} };
  return renderAt(
    <OptionsProvider attributes={[]} subProducts={[variant]}>
      <BarPromise
        regions={[{ id: 1, name: 'Toshkent', ...terms }]}
        isExpress
        seller="Chorsu"
        pageTime={pageTime}
      />
    </OptionsProvider>,
  );
}

test('shows the next day and the seller for express delivery at 18:00 (B-56)', () => {
  show(3);
  expect(screen.getByText(`${t('delivery.soon', { days: 1 })} Chorsu`)).toBeDefined();
});

test('shows the seller and no date for a sold-out product', () => {
  const { container } = show(0);
  expect(container.textContent).toBe('Chorsu');
});
