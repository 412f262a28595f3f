import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
// Preloads a module that components import on demand, because its first import is slow.
import '@/components/cart/remove-dialog';
import type { DeliveryTerms } from '@/components/cart/cart-delivery';
import { CartView } from '@/components/cart/cart-view';
import { AppStart } from '@/components/layout/start/app-start';
import { currentToasts } from '@/components/ui/feedback/toast';
import type { CartLine } from '@/lib/contract/cart';
import { formatAmount, formatPrice } from '@/lib/domain/text/money';
import { formatDate } from '@/lib/domain/time/date';
import { linesReceived } from '@/stores/cart';
import { aCartLine } from '@/tests/support/component/cart-line';
import { renderAt } from '@/tests/support/component/render';
import { aShopperApi } from '@/tests/support/component/shopper-api';
import { t } from '@/tests/support/component/text';

const shopper = userEvent.setup();

async function open(lines: CartLine[], terms?: DeliveryTerms) {
  const shop = aShopperApi(lines);
  act(() => linesReceived([]));
  renderAt(
    <>
      <AppStart />
      <main>
        <CartView terms={terms} />
      </main>
    </>,
  );
  await waitFor(() => expect(shop.calls).toContain('GET /order/wish'));
  await screen.findByText(
    lines.length > 0 ? t('cart.count', { count: lines.length }) : t('cart.empty.title'),
  );
  return shop;
}

const line = (id: number) => screen.getByRole('listitem', { name: `Qozon ${id}` });
const tickOf = (id: number) =>
  within(line(id)).getByRole<HTMLInputElement>('checkbox', {
    name: t('cart.select', { name: `Qozon ${id}` }),
  });
const summary = () => screen.getByRole('complementary', { name: t('cart.summary.title') });

test('links to the catalog from an empty cart', async () => {
  await open([]);
  const catalog = screen.getByRole('link', { name: t('cart.empty.catalog') });
  expect(catalog.getAttribute('href')).toBe('/products');
});

test('shows title, options, quantity, price and old price of a line (S2-81)', async () => {
  await open([aCartLine(1, { amount: 2, price: 100_000, discountedPrice: 80_000 })]);
  const shown = within(line(1));

  expect(shown.getByRole('link', { name: 'Qozon 1' }).getAttribute('href')).toBe(
    '/products/qozon-5001?option=1',
  );
  expect(shown.getByText('Hajmi: 6 l')).toBeDefined();
  expect(shown.getByRole('group').textContent).toBe('2');
  expect(line(1).textContent).toContain(formatAmount(160_000));
  expect(line(1).querySelector('s')?.textContent).toContain(formatAmount(200_000));
});

test('shows the delivery date and the amount left until free delivery (B-56)', async () => {
  const region = { id: 1, name: 'Toshkent', courierPrice: 25_000, courierDays: 1, pickupDays: 0 };
  const pageTime = Date.parse('2026-11-28T00:00:00+05:00');
  const terms = { regions: [{ ...region, points: 4 }], freeFrom: 1_000_000, pageTime };
  await open([aCartLine(1, { price: 400_000 })], terms);

  const text = summary().textContent;
  expect(text).toContain(formatPrice(25_000, 'uz'));
  expect(text).toContain(formatDate('2026-11-29T10:00:00+05:00'));
  expect(text).toContain(t('cart.summary.toFree', { sum: formatPrice(600_000, 'uz') }));
  expect(text).toContain(t('delivery.points', { count: 4 }));
  expect(text).toContain(t('cart.summary.totalGoods'));
});

// Requirements: S2-85
test('counts only selected lines and never sends the selection (S3-11, S9-24)', async () => {
  const shop = await open([aCartLine(1, { price: 100_000 }), aCartLine(2, { price: 70_000 })]);
  expect(summary().textContent).toContain(formatAmount(170_000));

  await shopper.click(tickOf(2));

  expect(summary().textContent).not.toContain(formatAmount(170_000));
  expect(summary().textContent).toContain(formatAmount(100_000));
  expect(shop.calls.every((call) => call.startsWith('GET '))).toBe(true);
});

test('initially selects lines in stock and keeps the selection after a refetch (S3-10)', async () => {
  await open([aCartLine(1), aCartLine(2), aCartLine(3, { amount: 0 })]);
  expect([1, 2, 3].map((id) => tickOf(id).checked)).toEqual([true, true, false]);

  await shopper.click(tickOf(1));
  act(() => linesReceived([aCartLine(1), aCartLine(2, { amount: 2 }), aCartLine(4)]));

  expect([1, 2, 4].map((id) => tickOf(id).checked)).toEqual([false, true, true]);
});

test('"select all" toggles all lines and is indeterminate if only some are selected', async () => {
  await open([aCartLine(1), aCartLine(2)]);
  const all = screen.getByRole<HTMLInputElement>('checkbox', { name: t('cart.selectAll') });

  await shopper.click(tickOf(1));
  expect(all.indeterminate).toBe(true);
  await shopper.click(all);
  expect([all, tickOf(1), tickOf(2)].map(({ checked }) => checked)).toEqual([true, true, true]);
  await shopper.click(all);
  expect([all, tickOf(1), tickOf(2)].map(({ checked }) => checked)).toEqual([false, false, false]);
});

test('updates the line and the summary at once for a new quantity (S2-82, S3-12)', async () => {
  const shop = await open([aCartLine(1, { price: 100_000 })]);
  await shopper.click(
    screen.getByRole('button', { name: t('cart.increase', { name: 'Qozon 1' }) }),
  );

  expect(summary().textContent).toContain(formatAmount(200_000));
  expect(shop.calls.at(-1)).toBe('POST /order/cart');
  shop.respond([aCartLine(1, { price: 100_000, amount: 2 })]);
  await waitFor(() => expect(shop.calls.at(-1)).toBe('GET /order/cart'));
});

test('excludes a line that exceeds the stock and offers a button that reduces it', async () => {
  const shop = await open([aCartLine(1, { amount: 5, stock: 2, price: 100_000 })]);
  expect(tickOf(1).checked).toBe(false);
  expect(within(line(1)).getByText(t('cart.left', { count: 2 }))).toBeDefined();

  await shopper.click(screen.getByRole('button', { name: t('cart.reduce', { count: 2 }) }));

  expect(tickOf(1).checked).toBe(true);
  expect(summary().textContent).toContain(formatAmount(200_000));
  shop.respond([aCartLine(1, { amount: 2, stock: 2 })]);
  await waitFor(() => expect(shop.calls.at(-1)).toBe('GET /order/cart'));
});

test('removes a line only after "yes" in the dialog (S2-84, S5-24)', async () => {
  const shop = await open([aCartLine(1), aCartLine(2)]);
  const remove = () =>
    shopper.click(screen.getByRole('button', { name: t('cart.remove', { name: 'Qozon 1' }) }));

  await remove();
  await shopper.click(await screen.findByRole('button', { name: t('cart.askRemove.no') }));
  expect(line(1)).toBeDefined();
  expect(shop.calls.some((call) => call.startsWith('DELETE'))).toBe(false);

  await remove();
  await shopper.click(await screen.findByRole('button', { name: t('cart.askRemove.yes') }));
  expect(screen.queryByRole('listitem', { name: 'Qozon 1' })).toBeNull();
  expect(shop.calls.at(-1)).toBe('DELETE /order/cart/1');
  shop.respond([aCartLine(2)]);
  await waitFor(() => expect(shop.calls.at(-1)).toBe('GET /order/cart'));
});

test('restores the removed selected lines with their amounts on undo', async () => {
  const shop = await open([
    aCartLine(1, { amount: 2 }),
    aCartLine(2, { amount: 3 }),
    aCartLine(3, { amount: 1, stock: 0 }),
  ]);
  const confirm = async () =>
    shopper.click(await screen.findByRole('button', { name: t('cart.askRemove.yes') }));
  const puts = vi.spyOn(globalThis, 'fetch');
  const undo = () => currentToasts().at(-1)?.action?.onPress;

  await shopper.click(screen.getByRole('button', { name: t('cart.removeSelected') }));
  await confirm();
  expect(currentToasts().at(-1)?.text).toBe(t('cart.removedSome', { count: 2 }));
  act(() => undo()?.());
  shop.respond([]);
  await waitFor(() => expect(shop.calls.filter((call) => call.startsWith('POST'))).toHaveLength(2));
  const bodies = puts.mock.calls.flatMap(([, init]) =>
    init?.method === 'POST' ? [init.body] : [],
  );
  expect(bodies.map((body) => JSON.parse(String(body)))).toEqual([
    { sub_product: 1, amount: 2 },
    { sub_product: 2, amount: 3 },
  ]);
});

test('restores a line at its old position although the API returns it last', async () => {
  await open([aCartLine(1), aCartLine(2), aCartLine(3)]);
  const names = () => screen.getAllByRole('listitem').map((item) => item.ariaLabel);
  const before = names();
  act(() => linesReceived([aCartLine(1), aCartLine(3)]));
  expect(names()).toHaveLength(2);
  act(() => linesReceived([aCartLine(1), aCartLine(3), aCartLine(2), aCartLine(4)]));
  expect(names().slice(0, 3)).toEqual(before);
  expect(names()).toHaveLength(4);
});

test('reduces a quantity above the stock to the stock when minus is pressed', async () => {
  const shop = await open([aCartLine(1, { amount: 5, stock: 3 })]);
  const puts = vi.spyOn(globalThis, 'fetch');
  const name = { name: 'Qozon 1' };
  const plus = screen.getByRole('button', { name: t('cart.increase', name) });
  expect(plus.getAttribute('aria-disabled')).toBe('true');
  await shopper.click(screen.getByRole('button', { name: t('cart.decrease', name) }));
  shop.respond([aCartLine(1, { amount: 3, stock: 3 })]);
  await waitFor(() => expect(shop.calls.at(-1)).toBe('GET /order/cart'));
  const sent = puts.mock.calls.find(([, init]) => init?.method === 'POST')?.[1]?.body;
  expect(JSON.parse(String(sent))).toEqual({ sub_product: 1, amount: 3 });
});

test('removes an unselected line without offering an undo', async () => {
  const shop = await open([aCartLine(1, { amount: 1, stock: 0 })]);
  await shopper.click(screen.getByRole('button', { name: t('cart.remove', { name: 'Qozon 1' }) }));
  await shopper.click(await screen.findByRole('button', { name: t('cart.askRemove.yes') }));
  const toast = currentToasts().at(-1);
  expect([toast?.text, toast?.action]).toEqual([t('cart.removed'), undefined]);
  shop.respond([]);
  await waitFor(() => expect(shop.calls.at(-1)).toBe('GET /order/cart'));
});

test('"move to favorites" moves the product from cart to wishlist (S2-83)', async () => {
  const shop = await open([aCartLine(1), aCartLine(2)]);
  await shopper.click(
    screen.getByRole('button', { name: t('cart.moveToLiked', { name: 'Qozon 1' }) }),
  );
  shop.respond([aCartLine(2)]);

  await waitFor(() => expect(screen.queryByRole('listitem', { name: 'Qozon 1' })).toBeNull());
  await waitFor(() => expect(shop.calls.at(-1)).toBe('GET /order/cart'));
  const writes = shop.calls.filter((call) => !call.startsWith('GET'));
  expect(writes).toEqual(['POST /order/wish', 'DELETE /order/cart/1']);
  const heading = screen.getByRole('heading', { level: 1 });
  await waitFor(() => expect(document.activeElement).toBe(heading));
});
