import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { OptionPicker } from '@/components/product/actions/option-picker';
import { OptionsProvider } from '@/components/product/actions/options-provider';
import { BuyBox } from '@/components/product/page/buy/buy-box';
import { formatPrice } from '@/lib/domain/text/money';
import { isOneClickRequested, oneClickClosed } from '@/stores/one-click';
import { renderAt } from '@/tests/support/component/render';
import { aShopperApi } from '@/tests/support/component/shopper-api';
import { aShortProduct } from '@/tests/support/component/short-product';
import { t } from '@/tests/support/component/text';

const shown = vi.fn();

beforeEach(() => {
  aShopperApi();
  window.history.replaceState(null, '', '/products/palto-7');
  Element.prototype.scrollIntoView = shown;
});
afterEach(() => oneClickClosed());

/** Renders a coat in two colors and two sizes. Only red S and blue L are in stock. */
function showPage(requested = {}, product = aShortProduct()) {
  return renderAt(
    <OptionsProvider
      attributes={product.attributes}
      subProducts={product.sub_products}
      requested={requested}
      requiresSize
    >
      <OptionPicker images={product.images} />
      <BuyBox productId={7} name="Palto" images={[]} promise={null} hasInstallment />
    </OptionsProvider>,
  );
}

const sizeButtons = () => screen.queryAllByRole('link', { name: t('product.chooseSize') });
const size = (name: string) => screen.getByRole('radio', { name });
const pressFirst = async ([button]: HTMLElement[]) =>
  userEvent.click(button ?? expect.fail('no button'));

test('selects a color but no size, and offers to choose a size instead of adding', () => {
  showPage();
  expect(screen.getByRole('radio', { name: 'Qizil' }).matches(':checked')).toBe(true);
  expect(size('S').matches(':checked')).toBe(false);
  expect(screen.getByRole('group', { name: /^Oʻlcham/ }).id).toBe('sizes');
  expect(sizeButtons()[0]?.getAttribute('href')).toBe('#sizes');
  expect(screen.queryByRole('button', { name: t('cart.add') })).toBeNull();
  expect(screen.queryByText(t('product.left', { count: 2 }))).toBeNull();
});

test('shows and focuses the sizes when a pressed button requires a size', async () => {
  showPage();
  await pressFirst(sizeButtons());
  expect(document.activeElement).toBe(size('S'));
  expect(shown.mock.contexts.at(-1)).toBe(screen.getByRole('group', { name: /^Oʻlcham/ }));
  expect(size('S').matches(':checked')).toBe(false);

  size('S').blur();
  await userEvent.click(screen.getByRole('button', { name: t('oneClick.open') }));
  expect(document.activeElement).toBe(size('S'));
  expect(isOneClickRequested()).toBe(false);
});

test('adds the chosen size with the previously set quantity', async () => {
  showPage();
  await pressFirst(screen.getAllByRole('button', { name: t('cart.increase', { name: 'Palto' }) }));
  expect(window.location.search).toBe('');
  await userEvent.click(size('S'));
  expect(window.location.search).toBe('?option=72&amount=2');
  expect(sizeButtons()).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: t('cart.add') }));
  expect(screen.getByText(t('cart.added'))).toBeDefined();
});

test('selects the size in the URL (ADR 030)', () => {
  window.history.replaceState(null, '', '/products/palto-7?option=73');
  showPage({ option: '73' });
  expect(size('L').matches(':checked')).toBe(true);
  expect(sizeButtons()).toEqual([]);
});

test('shows the lowest price among the sizes until a size is chosen', async () => {
  const product = aShortProduct();
  for (const [at, variant] of product.sub_products.entries()) {
    Object.assign(variant, { attributes_map: { 1: 11, 2: 21 + at }, amount: 2 });
  }
  const values = [21, 22, 23].map((id) => ({ id, value: `${id}`, colour: null }));
  const [colors] = product.attributes;
  const sizes = { id: 2, name: 'Oʻlcham', kind: 'choice' as const, is_size: true, values };
  showPage({}, { ...product, attributes: colors ? [colors, sizes] : [] });
  const price = () => screen.getByRole('region').textContent;
  expect(price()).toContain(`${formatPrice(400_000, 'uz')}dan`);
  await userEvent.click(size('23'));
  expect(price()).toContain(formatPrice(600_000, 'uz'));
  expect(price()).not.toContain(`${formatPrice(600_000, 'uz')}dan`);
});
