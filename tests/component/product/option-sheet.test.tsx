import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { RouteWatcher } from '@/components/layout/start/route-watcher';
import { ProductGrid } from '@/components/product/card/product-grid';
import { OptionSheetModal } from '@/components/product/option-sheet/option-sheet-modal';
import type { ProductCard } from '@/lib/contract/product';
import { formatPrice } from '@/lib/domain/text/money';
import { linesReceived } from '@/stores/cart';
import { optionSheetClosed, useOptionSheet } from '@/stores/option-sheet';
import { aCartLine } from '@/tests/support/component/cart-line';
import { renderAt } from '@/tests/support/component/render';
import { aShortProduct } from '@/tests/support/component/short-product';
import { t } from '@/tests/support/component/text';

const short = aShortProduct();
const card: ProductCard = {
  id: short.id,
  slug: short.slug,
  name: short.name,
  images: short.images,
  sub_product: 72,
  price: 400_000,
  discounted_price: null,
  amount: 2,
  has_options: true,
  needs_choice: true,
  is_new: false,
  rating: 4.6,
  reviews_count: 7,
};

/** The requests received: method and path, then the body. */
let calls: [path: string, body: unknown][] = [];

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn();
  act(() => {
    optionSheetClosed();
    linesReceived([]);
  });
  theShopHas(short);
});

function theShopHas(product: typeof short | null) {
  calls = [];
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init: RequestInit = {}) => {
    const { pathname } = new URL(String(input), 'http://localhost');
    calls.push([
      `${init.method} ${pathname.replace('/api/v1', '')}`,
      JSON.parse(`${init.body ?? 0}`),
    ]);
    if (!product) throw new TypeError('fetch failed');
    const data = pathname.includes('/short/') ? product : { results: [], count: 0 };
    return Response.json({ status: true, data, message: null });
  });
}

/** Renders a list with the card and its sheet, as a page does. */
function Page() {
  const shown = useOptionSheet();
  return (
    <>
      <ProductGrid products={[card]} />
      <OptionSheetModal card={card} isOpen={shown !== null} onClose={optionSheetClosed} />
    </>
  );
}

const opener = () => screen.getByRole('button', { name: t('cart.addOf', { name: card.name }) });

async function open() {
  renderAt(<Page />);
  await userEvent.click(opener());
  const sheet = within(await screen.findByRole('dialog', { name: card.name }));
  await sheet.findByRole('group', { name: /^Rang/ });
  return sheet;
}

const added = () => calls.find(([path]) => path === 'POST /order/cart')?.[1];

test('opens the options of a card with several variants instead of adding a product', async () => {
  const sheet = await open();
  expect(added()).toBeUndefined();
  expect(sheet.getByRole('radio', { name: 'Qizil' }).matches(':checked')).toBe(true);
  expect(sheet.getByRole('radio', { name: 'S' }).matches(':checked')).toBe(false);
  await userEvent.click(sheet.getByRole('link', { name: t('product.chooseSize') }));
  expect(document.activeElement).toBe(sheet.getByRole('radio', { name: 'S' }));
});

test.each(['{Enter}', ' '])('opens the options with the key "%s"', async (key) => {
  renderAt(<Page />);
  opener().focus();
  await userEvent.keyboard(key);
  expect(await screen.findByRole('dialog', { name: card.name })).toBeDefined();
});

test('adds the chosen variant, then closes and returns the focus to the card', async () => {
  const sheet = await open();
  await userEvent.click(sheet.getByRole('radio', { name: 'S' }));
  expect(sheet.getByText(t('product.left', { count: 2 }))).toBeDefined();
  await userEvent.click(sheet.getByRole('button', { name: t('cart.add') }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(added()).toEqual({ sub_product: 72, amount: 1 });
  expect(document.activeElement).toBe(opener());
});

test('shows the chosen variant’s price, stock and link', async () => {
  const sheet = await open();
  await userEvent.click(sheet.getByRole('radio', { name: 'Koʻk' }));
  await userEvent.click(sheet.getByRole('radio', { name: 'L' }));
  expect(screen.getByRole('dialog').textContent).toContain(formatPrice(600_000, 'uz'));
  expect(sheet.getByText(t('product.stock', { amount: '5' }))).toBeDefined();
  const more = sheet.getByRole('link', { name: t('quickView.more') });
  expect(more.getAttribute('href')).toBe('/products/palto-7?option=73');
});

test('offers a stepper for a variant that is in the cart', async () => {
  const sheet = await open();
  act(() => linesReceived([aCartLine(72, { amount: 2, stock: 2 })]));
  await userEvent.click(sheet.getByRole('radio', { name: 'S' }));
  const stepper = sheet.getByRole('group', { name: t('cart.amountOf', { name: card.name }) });
  expect(stepper.textContent).toBe('2');
});

test('closes the options when the shopper opens another page', async () => {
  const { arriveAt } = renderAt(
    <>
      <RouteWatcher />
      <Page />
    </>,
  );
  await userEvent.click(opener());
  await screen.findByRole('dialog', { name: card.name });
  arriveAt('/about');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('offers a retry when the options cannot be loaded', async () => {
  theShopHas(null);
  renderAt(<Page />);
  await userEvent.click(opener());
  const retry = await screen.findByRole('button', { name: t('actions.retry') });
  theShopHas(short);
  await userEvent.click(retry);
  expect(await screen.findByRole('group', { name: /^Rang/ })).toBeDefined();
});

test('adds the product at once when only one variant is left in stock', async () => {
  renderAt(<ProductGrid products={[{ ...card, needs_choice: false }]} />);
  await userEvent.click(screen.getByRole('button', { name: t('cart.addOf', { name: card.name }) }));
  await waitFor(() => expect(added()).toEqual({ sub_product: 72, amount: 1 }));
});
