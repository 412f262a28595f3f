import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { OptionPicker } from '@/components/product/actions/option-picker';
import { OptionsProvider } from '@/components/product/actions/options-provider';
import { BuyBox } from '@/components/product/page/buy/buy-box';
import { linesReceived } from '@/stores/cart';
import { aCartLine } from '@/tests/support/component/cart-line';
import { renderAt } from '@/tests/support/component/render';
import { aShopperApi } from '@/tests/support/component/shopper-api';
import { t } from '@/tests/support/component/text';

const values = [
  { id: 11, value: 'Koʻk', colour: null },
  { id: 12, value: 'Oq', colour: null },
];
const subProducts = values.map(({ id }) => ({
  id: id + 60,
  amount: 5,
  price: 100,
  discounted_price: null,
  attributes_map: { '1': id },
}));

test('resets the quantity to one when another option is selected (S2-72)', async () => {
  aShopperApi();
  renderAt(
    <OptionsProvider
      attributes={[{ id: 1, name: 'Rang', kind: 'colour', values }]}
      subProducts={subProducts}
      requested={{}}
    >
      <OptionPicker images={[]} />
      <BuyBox productId={7} name="Palto" images={[]} promise={null} hasInstallment />
    </OptionsProvider>,
  );
  const increase = firstButton(t('cart.increase', { name: 'Palto' }));
  await userEvent.click(increase);
  expect(increase.parentElement?.textContent).toBe('2');
  await userEvent.click(screen.getByRole('radio', { name: /Oq/ }));
  expect(increase.isConnected).toBe(true);
  expect(increase.parentElement?.textContent).toBe('1');
});

test('formats the stock with a thousands separator', () => {
  aShopperApi();
  const plenty = { id: 73, amount: 12_500, price: 100, discounted_price: null, attributes_map: {} };
  renderAt(
    <OptionsProvider attributes={[]} subProducts={[plenty]}>
      <BuyBox productId={7} name="Palto" images={[]} promise={null} hasInstallment />
    </OptionsProvider>,
  );
  expect(screen.getByText(t('product.stock', { amount: '12 500' }))).toBeDefined();
});

test('shows how many units are left when there are fewer than five', () => {
  aShopperApi();
  const few = { id: 75, amount: 2, price: 100, discounted_price: null, attributes_map: {} };
  renderAt(
    <OptionsProvider attributes={[]} subProducts={[few]}>
      <BuyBox productId={7} name="Palto" images={[]} promise={null} hasInstallment />
    </OptionsProvider>,
  );
  expect(screen.getByText(t('product.left', { count: 2 }))).toBeDefined();
});

test('marks a product in the cart as sold out when none is left in stock', () => {
  aShopperApi();
  linesReceived([aCartLine(73)]);
  const gone = { id: 73, amount: 0, price: 100, discounted_price: null, attributes_map: {} };
  renderAt(
    <OptionsProvider attributes={[]} subProducts={[gone]}>
      <BuyBox productId={7} name="Palto" images={[]} promise={null} hasInstallment />
    </OptionsProvider>,
  );
  expect(screen.getByText(t('cart.added'))).toBeDefined();
  expect(screen.getAllByText(t('product.soldOut')).length).toBeGreaterThan(0);
});

/** Returns the buy box's button, which comes before its copy in the bar for phones. */
function firstButton(name: string): HTMLElement {
  const [first] = screen.getAllByRole('button', { name });
  return first ?? expect.fail(`no button ${name}`);
}

test.each([true, false])('shows the installment line only if the shop offers it: %s', (offered) => {
  aShopperApi();
  const one = { id: 74, amount: 1, price: 120_000, discounted_price: null, attributes_map: {} };
  renderAt(
    <OptionsProvider attributes={[]} subProducts={[one]}>
      <BuyBox productId={7} name="Palto" images={[]} promise={null} hasInstallment={offered} />
    </OptionsProvider>,
  );
  expect(screen.queryAllByText(t('instalment.row'))).toHaveLength(offered ? 1 : 0);
});
