import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { OrderAgain } from '@/components/order/order-again';
import { currentToasts, dismissToast } from '@/components/ui/feedback/toast';
import { linesReceived } from '@/stores/cart';
import { aCartLine } from '@/tests/support/component/cart-line';
import { anOrder, anOrderLine } from '@/tests/support/component/order';
import { renderAt } from '@/tests/support/component/render';
import { t } from '@/tests/support/component/text';

/** Stubs a shop with stock levels by variant id. Returns the bodies of the POST requests. */
function aShop(stocks: Record<number, number>) {
  const put: unknown[] = [];
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    const body = JSON.parse(String(init?.body ?? '{}'));
    if (!url.endsWith('/order/quote')) {
      if (init?.method === 'POST') put.push(body);
      return Response.json({ status: true, data: { results: [], count: 0 }, message: null });
    }
    const lines = body.lines.map(({ sub_product, amount }: Record<string, number>) => ({
      sub_product,
      amount,
      price: 100,
      discounted_price: null,
      stock: stocks[Number(sub_product)] ?? 0,
    }));
    const sums = { pieces: 1, full: 1, discount: 0, total: 1, payments: [], instalments: [] };
    const data = { lines, ...sums, delivery_price: null, delivery_date: null };
    return Response.json({ status: true, data, message: null });
  });
  return put;
}

const press = () => userEvent.click(screen.getByRole('button', { name: t('orders.again.button') }));

beforeEach(() => {
  act(() => linesReceived([]));
  for (const { id } of currentToasts()) dismissToast(id);
});

test('adds an order’s goods to the cart and lists those with too little stock', async () => {
  const put = aShop({ 1: 9, 2: 1 });
  const products = [
    anOrderLine(1, { amount: 2 }),
    anOrderLine(2, { amount: 3 }),
    anOrderLine(3, { amount: 1 }),
  ];
  renderAt(<OrderAgain order={anOrder({ products })} />);
  await press();

  const status = await screen.findByRole('status');
  expect(status.textContent).toBe(
    `${t('orders.again.gone', { names: 'Qozon 3' })} ${t('orders.again.less', { names: 'Qozon 2' })}`,
  );
  await waitFor(() =>
    expect(put).toEqual([
      { sub_product: 1, amount: 2 },
      { sub_product: 2, amount: 1 },
    ]),
  );
  const action = { label: t('cart.show'), href: '/cart' };
  expect(currentToasts()).toMatchObject([{ text: t('orders.again.done', { count: 2 }), action }]);
});

test('leaves a cart line unchanged if it already has more units than the order', async () => {
  const put = aShop({ 1: 9, 2: 9 });
  act(() => linesReceived([aCartLine(1, { amount: 5, stock: 9 })]));
  renderAt(<OrderAgain order={anOrder()} />);
  await press();
  await waitFor(() => expect(put).toEqual([{ sub_product: 2, amount: 1 }]));
  expect(screen.queryByRole('status')).toBeNull();
});
