import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { apiTimeReceived } from '@/stores/shop-clock';
import { anOrder, anOrderLine } from '@/tests/support/component/order';
import { t } from '@/tests/support/component/text';
import { aShop, at, open } from './orders-shop';

const shopper = userEvent.setup();

test('requests the return of the selected lines within the return period', async () => {
  const products = [anOrderLine(1), anOrderLine(2)];
  const order = anOrder({ status: 'done', products, return_until: '2999-12-31T18:59:59Z' });
  aShop({ active: [order] });
  const orders = globalThis.fetch;
  const bodies: unknown[] = [];
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    if (!url.endsWith('/return')) return orders(url, init);
    bodies.push(JSON.parse(String(init?.body)));
    Object.assign(products[1] ?? {}, { return_request: { date: at(12), reason: '' } });
    return Response.json({ status: true, data: order, message: null });
  });
  const card = await open();
  await shopper.click(card.getByRole('button', { name: t('orders.return.button') }));
  const dialog = within(await screen.findByRole('dialog', { name: t('orders.return.title') }));
  expect(dialog.getByText(/31\.12\.2999/)).toBeDefined();
  const send = dialog.getByRole('button', { name: t('orders.return.send') });
  await shopper.click(send);
  expect(dialog.getByRole('alert').textContent).toBe(t('orders.return.choose'));

  await shopper.click(dialog.getByRole('checkbox', { name: 'Qozon 2' }));
  await shopper.type(dialog.getByRole('textbox'), 'Kichik');
  await shopper.click(send);
  expect(await card.findByText(t('orders.return.requested', { date: '21.11.2026' }))).toBeDefined();
  expect(bodies).toEqual([{ lines: [2], reason: 'Kichik' }]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test.each([
  ['is over', { return_until: '2020-01-01T18:59:59Z' }],
  ['has not begun', { return_until: null }],
  ['is missing from the response', {}],
] as const)('offers no return when the return period %s', async (_what, order) => {
  act(() => apiTimeReceived(Date.parse(at(10))));
  aShop({ active: [anOrder({ status: 'done', ...order })] });
  const card = await open();
  expect(card.queryByRole('button', { name: t('orders.return.button') })).toBeNull();
});
