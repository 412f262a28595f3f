import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { CheckoutView } from '@/components/checkout/checkout-view';
import { rehydrateAuth, signedIn } from '@/stores/auth';
import { type OrderCartLine, orderCartFilled, orderCartPlaced } from '@/stores/order-cart';
import { anOrder } from '@/tests/support/component/order';
import { renderAt } from '@/tests/support/component/render';
import { aUser } from '@/tests/support/component/sign-in-api';

const line: OrderCartLine = {
  sub_product: 72,
  amount: 2,
  price: 400_000,
  slug: 'palto-7',
  name: 'Palto',
  image: null,
  options: '',
};
const quote = {
  lines: [{ sub_product: 72, amount: 2, price: 400_000, discounted_price: null, stock: 5 }],
  pieces: 2,
  full: 800_000,
  discount: 0,
  delivery_price: null,
  delivery_date: null,
  total: 800_000,
  payments: ['cash', 'card'],
  instalments: [],
};

const confirm = () => screen.findByRole('button', { name: /^Tasdiqlash/ });

test('starts a second checkout in one visit without the result of the first order', async () => {
  vi.stubGlobal('fetch', async (input: RequestInfo | URL) => {
    const path = new URL(String(input), 'http://localhost').pathname.replace('/api/v1', '');
    const responses: Record<string, unknown> = {
      '/order/quote': quote,
      '/order/order/77': anOrder(),
    };
    const data = responses[path] ?? { results: [], count: 0 };
    return Response.json({ status: true, data, message: null });
  });
  act(() => signedIn({ token: 'a-token', user: aUser }));
  act(rehydrateAuth);
  renderAt(<CheckoutView />, { url: '/orders' });
  act(() => orderCartFilled([line]));
  expect(await confirm()).toBeDefined();
  act(() => orderCartPlaced(anOrder({ id: 77 }), { isEarlier: false }));
  expect(await screen.findByText('20431')).toBeDefined();

  act(() => orderCartFilled([line]));

  expect(await confirm()).toBeDefined();
  expect(screen.queryByText('20431')).toBeNull();
});
