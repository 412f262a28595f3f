import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { OptionsProvider } from '@/components/product/actions/options-provider';
import { StickyBuyBar } from '@/components/product/page/buy/sticky-buy-bar';
import { linesReceived } from '@/stores/cart';
import { renderAt } from '@/tests/support/component/render';
import { aShopperApi } from '@/tests/support/component/shopper-api';
import { t } from '@/tests/support/component/text';

const subProduct = { id: 72, amount: 5, price: 100, discounted_price: null };

beforeEach(() => {
  act(() => linesReceived([]));
});

test('adds the quantity selected in the buy box (S2-73)', async () => {
  aShopperApi();
  window.history.replaceState(null, '', '/products/palto-7?option=72&amount=3');
  renderAt(
    <OptionsProvider
      attributes={[]}
      subProducts={[{ ...subProduct, attributes_map: {} }]}
      requested={{ option: '72', amount: '3' }}
    >
      <StickyBuyBar subProduct={subProduct} name="Palto" picture="palto.webp" />
    </OptionsProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: t('cart.addShort') }));
  expect(screen.getByRole('group').textContent).toBe('3');
  expect(screen.getByRole('link', { name: t('cart.open') }).getAttribute('href')).toBe('/cart');
});

test('offers only a restock alert for a sold-out product', async () => {
  aShopperApi();
  const soldOut = { ...subProduct, id: 73, amount: 0 };
  renderAt(
    <OptionsProvider attributes={[]} subProducts={[{ ...soldOut, attributes_map: {} }]}>
      <StickyBuyBar subProduct={soldOut} name="Palto" picture="palto.webp" />
    </OptionsProvider>,
  );
  const buttons = screen.getAllByRole('button');
  expect(buttons.map(({ textContent }) => textContent)).toEqual([t('restock.ask')]);
  expect(buttons.every((button) => button.matches(':enabled'))).toBe(true);
  expect(screen.queryByRole('status')).toBeNull();

  await userEvent.click(screen.getByRole('button', { name: t('restock.ask') }));
  expect(await screen.findByRole('dialog', { name: t('restock.title') })).toBeTruthy();
});
