import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, vi } from 'vitest';
import { ModalHost } from '@/components/layout/start/modal-host';
import { currentToasts, dismissToast } from '@/components/ui/feedback/toast';
import type { Order } from '@/lib/contract/order';
import type { Settings } from '@/lib/contract/site';
import { oneClickClosed, oneClickRequested, successClosed } from '@/stores/one-click';
import { anOrder } from '@/tests/support/component/order';
import { renderAt } from '@/tests/support/component/render';
import { someSettings } from '@/tests/support/component/settings';
import { t } from '@/tests/support/component/text';
import { stubNavigator } from '@/tests/support/navigator';

export const shopper = userEvent.setup();
export const product = {
  id: 7,
  sub_product: 72,
  name: 'Palto',
  images: [],
  options: 'Rang: Qizil',
  price: 400_000,
  sale: null,
  sale_type: 'fixed',
  count: 2,
} as const;
export const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
export const select = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name });
export const submit = () => screen.getByRole('button', { name: /^Buyurtma berish/ });
export const names = {
  name: t('oneClick.name'),
  phone: t('oneClick.phone'),
  region: t('geo.region'),
  district: t('geo.district'),
};

export type StubResponse = { status: number; body: object };
type Sent = { key: string | null; form: Record<string, unknown> };

/** Stubs a shop that has two regions and sends the given responses to orders in sequence. */
export function aShop(...responses: StubResponse[]) {
  const shop = {
    requests: [] as string[],
    orders: [] as Sent[],
    sent: 'unknown' as Order | null | 'unknown',
    settings: someSettings(),
  };
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init: RequestInit = {}) => {
    const { pathname, search } = new URL(String(input), 'http://localhost');
    const call = `${init.method} ${pathname.replace('/api/v1', '')}${search}`;
    if (call !== 'GET /core/settings') shop.requests.push(call);
    const known = reads(shop)[call];
    if (known) return known();
    if (call.startsWith('GET /core/cities')) return list('Chilonzor', 'Yunusobod');
    const form = init.body instanceof FormData ? Object.fromEntries(init.body) : {};
    shop.orders.push({ key: new Headers(init.headers).get('Idempotency-Key'), form });
    const response = responses.shift();
    if (!response) throw new TypeError('fetch failed');
    return Response.json(response.body, { status: response.status });
  });
  return shop;
}

type Reads = { sent: Order | null | 'unknown'; settings: Settings };

function reads({ sent, settings }: Reads): Record<string, () => Response> {
  return {
    'GET /core/settings': () => Response.json({ status: true, data: settings, message: null }),
    'GET /core/regions': () => list('Toshkent', 'Buxoro'),
    'POST /order/quote': () => Response.json(quoted),
    'GET /order/sent': () => found(sent),
  };
}

function found(sent: Order | null | 'unknown') {
  if (sent === 'unknown') throw new TypeError('fetch failed');
  return Response.json({ status: true, data: sent, message: null });
}

function list(...found: string[]) {
  const results = found.map((name, index) => ({ _id: index + 1, name }));
  return Response.json({ status: true, data: { results, count: results.length }, message: null });
}

const quote = { delivery_price: 25_000, delivery_date: null, total: 425_000 };
const sums = { lines: [], pieces: 1, full: 400_000, discount: 0, payments: [], instalments: [] };
const quoted = { status: true, data: { ...sums, ...quote }, message: null };

export const made: StubResponse = {
  status: 200,
  body: { status: true, data: anOrder(), message: null },
};
export const refusedWith = (status: number, data: object): StubResponse => ({
  status,
  body: { status: false, data: { detail: 'yoʻq', ...data }, message: null },
});
export const line = {
  sub_product: 72,
  amount: 1,
  price: 400_000,
  discounted_price: null,
  stock: 2,
};

export let locate: ReturnType<typeof vi.fn>;

beforeEach(() => {
  localStorage.clear();
  locate = vi.fn();
  stubNavigator('geolocation', { value: { getCurrentPosition: locate } });
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  act(() => {
    oneClickClosed();
    successClosed();
    for (const { id } of currentToasts()) dismissToast(id);
  });
});

export async function open() {
  const view = renderAt(<ModalHost />, { url: '/products/palto-7' });
  act(() => oneClickRequested({ product, pathname: '/products/palto-7' }));
  await screen.findByRole('dialog', { name: t('oneClick.title') });
  await screen.findByRole('textbox', { name: names.phone });
  return view;
}

export async function fill() {
  await shopper.type(field(names.name), 'Madina');
  await shopper.type(field(names.phone), '901234567');
  await choosePlace();
}

export async function choosePlace() {
  await shopper.click(select(names.region));
  await screen.findByRole('option', { name: 'Toshkent' });
  await shopper.selectOptions(select(names.region), 'Toshkent');
  await screen.findByRole('option', { name: 'Chilonzor' });
  await shopper.selectOptions(select(names.district), 'Chilonzor');
}

export const success = () => screen.findByRole('dialog', { name: t('oneClick.success.title') });
