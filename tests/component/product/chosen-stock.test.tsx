import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ChosenStock } from '@/components/product/chosen-stock';
import { OptionsProvider } from '@/components/product/options-provider';
import { renderAt } from '@/tests/support/render';
import { t } from '@/tests/support/text';

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
] as const)('of option %s it says %s', (option, said) => {
  window.history.replaceState(null, '', `/products/palto-7?option=${option}`);
  renderAt(
    <OptionsProvider attributes={[]} subProducts={subProducts} asked={{ option }}>
      <ChosenStock />
    </OptionsProvider>,
  );
  expect(screen.getByText(t(said))).toBeDefined();
});
