import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, vi } from 'vitest';
import { Checkout } from '@/components/checkout/checkout';
import type { Order, OrderForm } from '@/lib/contract/order';
import type { Quote } from '@/lib/contract/quote';
import { formatPrice } from '@/lib/domain/text/money';
import { checkoutDraftCleared } from '@/stores/checkout-draft';
import { type OrderCartLine, orderCartFilled } from '@/stores/order-cart';
import { renderAt } from '@/tests/support/component/render';
import { someSettings } from '@/tests/support/component/settings';
import { aUser } from '@/tests/support/component/sign-in-api';
import { t } from '@/tests/support/component/text';

export const shopper = userEvent.setup();
export const line: OrderCartLine = {
  sub_product: 72,
  amount: 2,
  price: 400_000,
  slug: 'palto-7',
  name: 'Palto',
  image: null,
  options: '',
};
export const quotedLine = {
  sub_product: 72,
  amount: 2,
  price: 400_000,
  discounted_price: null,
  stock: 5,
};
const point = {
  id: 3,
  name: 'Toshkent, Chorsu',
  city: 'Toshkent',
  address: 'Chorsu, 1',
  latitude: 41.3,
  longitude: 69.2,
  phone: '',
  work_time: '09:00–20:00',
};

export function aQuote(change: Partial<Quote> = {}): Quote {
  return {
    lines: [quotedLine],
    pieces: 2,
    full: 800_000,
    discount: 0,
    delivery_price: null,
    delivery_date: null,
    total: 800_000,
    payments: ['sandbox', 'cash', 'instalment'],
    instalments: [6, 12].map((months) => ({
      months,
      order_value: 800_000,
      first_payment: 80_000,
      monthly_payment: 134_400,
      overpayment: 86_400,
      available_limit: 8_000_000,
      is_sufficient: true,
    })),
    ...change,
  };
}

export type StubResponse = { status: number; data: unknown };
type QuoteBody = { delivery?: { type: string; region?: number } };

/**
 * Stubs a shop whose quote depends on the request and that sends the given order responses in
 * sequence.
 */
export function aShop(
  quoteFor: (body: QuoteBody) => Quote | Promise<Quote>,
  ...responses: StubResponse[]
) {
  const shop = {
    quotes: [] as QuoteBody[],
    earlier: [] as Order[],
    orders: [] as { key: string | null; body: OrderForm }[],
    /** The order that was created with the idempotency key. */
    sent: {} as object,
    settings: someSettings(),
  };
  const lists: Record<string, object[]> = {
    '/core/regions': [{ id: 1, name: 'Toshkent' }],
    '/order/delivery-point': [point],
    '/order/order': shop.earlier,
  };
  const reads = (path: string) =>
    path === '/order/sent'
      ? shop.sent
      : { results: lists[path] ?? [], count: 0, active: 0, completed: 0 };
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init: RequestInit = {}) => {
    const { pathname } = new URL(String(input), 'http://localhost');
    const path = pathname.replace('/api/v1', '');
    if (path === '/order/quote') {
      const body: QuoteBody = JSON.parse(String(init.body));
      shop.quotes.push(body);
      return done(await quoteFor(body));
    }
    if (path === '/core/settings') return done(shop.settings);
    if (init.body === undefined) return done(reads(path));
    shop.orders.push({
      key: new Headers(init.headers).get('Idempotency-Key'),
      body: JSON.parse(String(init.body)),
    });
    const response = responses.shift();
    if (!response) throw new TypeError('fetch failed');
    return Response.json(
      { status: response.status === 200, data: response.data, message: null },
      { status: response.status },
    );
  });
  return shop;
}

const done = (data: unknown) => Response.json({ status: true, data, message: null });

export const confirm = () => screen.getByRole('button', { name: /^Tasdiqlash/ });
export const radio = (name: string | RegExp) => screen.findByRole('radio', { name });

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockReturnValue();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  checkoutDraftCleared();
  act(() => orderCartFilled([line]));
});

export async function open(user = aUser) {
  const view = renderAt(<Checkout user={user} />, { url: '/orders' });
  await waitFor(() => expect(confirm().textContent).toContain(formatPrice(800_000, 'uz')));
  return view;
}

export async function choosePickup() {
  await shopper.click(await radio(new RegExp(t('checkout.delivery.pickup'))));
  await shopper.click(await radio(/Chorsu/));
}

export const pay = async (method: 'cash' | 'instalment') =>
  shopper.click(await radio(new RegExp(t(`payment.${method}.title`))));
