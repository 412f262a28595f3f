import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { OptionsProvider } from '@/components/product/actions/options-provider';
import { ChosenStock } from '@/components/product/page/buy/chosen-badges';
import { renderAt } from '@/tests/support/component/render';
import { t } from '@/tests/support/component/text';

const subProducts = [7, 8].map((id) => ({
  id,
  price: 100,
  discounted_price: null,
  amount: id === 7 ? 0 : 3,
  attributes_map: { 1: id },
}));

test.each([
  ['7', 'product.soldOut'],
  ['8', 'product.inStock'],
] as const)('shows the stock of the variant "%s" as "%s"', (option, expected) => {
  window.history.replaceState(null, '', `/products/palto-7?option=${option}`);
  renderAt(
    <OptionsProvider attributes={[]} subProducts={subProducts} requested={{ option }}>
      <ChosenStock />
    </OptionsProvider>,
  );
  expect(screen.getByText(t(expected))).toBeDefined();
});

test('shows the first option in stock, as the server does, when the URL selects two', () => {
  window.history.replaceState(null, '', '/products/palto-7?option=8&option=7');
  renderAt(
    <OptionsProvider attributes={[]} subProducts={subProducts} requested={{ option: ['8', '7'] }}>
      <ChosenStock />
    </OptionsProvider>,
  );
  expect(screen.getByText(t('product.inStock'))).toBeDefined();
});
