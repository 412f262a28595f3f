import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { Checkout } from '@/components/checkout/checkout';
import type { Address } from '@/lib/contract/address';
import type { Quote } from '@/lib/contract/quote';
import { withUnits } from '@/lib/domain/text/number';
import { linesReceived } from '@/stores/cart';
import { checkoutDraftCleared, persistCheckoutDraft } from '@/stores/checkout-draft';
import { orderCartFilled } from '@/stores/order-cart';
import { aCartLine } from '@/tests/support/component/cart-line';
import { anOrder } from '@/tests/support/component/order';
import { renderAt } from '@/tests/support/component/render';
import { aUser } from '@/tests/support/component/sign-in-api';
import { t } from '@/tests/support/component/text';
import { stubNavigator } from '@/tests/support/navigator';

const shopper = userEvent.setup();
const quote: Quote = {
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
const address: Address = {
  id: 5,
  region: 1,
  district: 2,
  city: 2,
  house: 'Afrosiyob, 7',
  entrance: '',
  floor: '',
  flat: '',
  intercom_code: '',
  comment: '',
  text: 'Toshkent, Afrosiyob, 7',
};

const farPoint = {
  ...point,
  id: 4,
  name: 'Samarqand, Registon',
  city: 'Samarqand',
  address: 'Registon, 1',
  latitude: 39.65,
  longitude: 66.97,
  work_time: '10:00–18:00',
};

type Held = { book?: Address[]; points?: object[] };

function aShop({ book = [], points = [point, farPoint] }: Held = {}) {
  const responses: Record<string, unknown> = {
    '/order/quote': quote,
    '/order/order': anOrder({ id: 77 }),
    '/order/delivery-point': { results: points, count: points.length },
    '/order/delivery-point?city=14': { results: [farPoint], count: 1 },
    '/order/address': { results: book, count: book.length },
  };
  const orders: unknown[] = [];
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, { body }: RequestInit = {}) => {
    const { pathname, search } = new URL(String(input), 'http://localhost');
    const path = pathname.replace('/api/v1', '');
    if (path === '/order/order') orders.push(JSON.parse(String(body)));
    const data = responses[path + search] ?? responses[path] ?? { results: [], count: 0 };
    return Response.json({ status: true, data, message: null });
  });
  return { orders };
}

type DeviceCoordinates = { latitude: number; longitude: number; accuracy: number };
type Locate = (
  found: (position: { coords: DeviceCoordinates }) => void,
  unknown: (error: { code: number; message: string }) => void,
) => void;

const inTashkent: DeviceCoordinates = { latitude: 41.319, longitude: 69.2, accuracy: 50 };

function stubGeolocation(locate: Locate | undefined) {
  stubNavigator('geolocation', { value: locate && { getCurrentPosition: locate } });
}

const confirmation = { uz: /^Tasdiqlash: /, ru: /^Подтвердить: / };
type Language = keyof typeof confirmation;
const confirm = (locale: Language = 'uz') =>
  screen.getByRole('button', { name: confirmation[locale] });
const radio = (name: string | RegExp) => screen.findByRole<HTMLInputElement>('radio', { name });
const field = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const firstName = () => field(t('checkout.receiver.firstName'));

async function open({
  locale = 'uz',
  customer = aUser,
}: {
  locale?: Language;
  customer?: typeof aUser;
} = {}) {
  const view = renderAt(<Checkout user={customer} />, { url: '/orders', locale });
  await waitFor(() => expect(confirm(locale)).toBeDefined());
  return view;
}

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockReturnValue();
  checkoutDraftCleared();
  act(() =>
    orderCartFilled([
      {
        sub_product: 72,
        amount: 2,
        price: 400_000,
        slug: 'palto-7',
        name: 'Palto',
        image: null,
        options: '',
      },
    ]),
  );
});

test('restores the form input after a switch to the other language', async () => {
  aShop();
  const { unmount } = await open();
  await shopper.clear(firstName());
  await shopper.type(firstName(), 'Malika');
  await shopper.type(field(/pochta/i), 'malika@');
  await shopper.click(await radio(new RegExp(t('checkout.delivery.pickup'))));
  await shopper.click(await radio(/Chorsu/));
  await shopper.click(await radio(new RegExp(t('payment.cash.title'))));
  await shopper.type(field(t('checkout.comment')), 'Ertaga');
  unmount();

  await open({ locale: 'ru' });
  expect(field('Имя').value).toBe('Malika');
  expect(field(/почта/).value).toBe('malika@');
  expect((await radio(/^Пункт выдачи/)).checked).toBe(true);
  expect((await radio(/Chorsu/)).checked).toBe(true);
  expect((await radio(/^Наличные/)).checked).toBe(true);
  expect(field('Комментарий').value).toBe('Ertaga');
});

test('shows product names from the cart if it has them, otherwise the stored names', async () => {
  aShop();
  act(() => linesReceived([aCartLine(72, { amount: 2 })]));
  await open({ locale: 'ru' });
  expect(screen.getByRole('listitem', { name: 'Qozon 72' }).textContent).toContain(
    withUnits('Hajmi: 6 l'),
  );
  expect(screen.getByRole('link', { name: 'Qozon 72' }).getAttribute('href')).toContain(
    'palto-7?option=72',
  );
  act(() => linesReceived([]));
  expect(screen.getByRole('listitem', { name: 'Palto' })).toBeDefined();
});

test('fills untouched fields with the current profile data', async () => {
  aShop();
  const { unmount } = await open();
  await shopper.type(field(t('checkout.comment')), 'Ertaga');
  unmount();

  await open({ customer: { ...aUser, first_name: 'Malika' } });
  expect(firstName().value).toBe('Malika');
  expect(field(t('checkout.comment')).value).toBe('Ertaga');
});

test('keeps "new address" selected, but replaces a saved address that was deleted', async () => {
  aShop({ book: [address] });
  const { unmount } = await open();
  expect((await radio(address.text)).checked).toBe(true);
  await shopper.click(await radio(t('checkout.delivery.newAddress')));
  await shopper.type(field(t('checkout.delivery.house')), 'Navoiy, 1');
  await shopper.click(await radio(new RegExp(t('checkout.delivery.pickup'))));
  await shopper.click(await radio(new RegExp(t('checkout.delivery.courier'))));
  expect((await radio(t('checkout.delivery.newAddress'))).checked).toBe(true);
  unmount();

  const again = await open();
  expect((await radio(t('checkout.delivery.newAddress'))).checked).toBe(true);
  expect(field(t('checkout.delivery.house')).value).toBe('Navoiy, 1');
  await shopper.click(await radio(address.text));
  again.unmount();

  aShop({ book: [{ ...address, id: 6, text: 'Samarqand' }] });
  await open();
  await waitFor(async () => expect((await radio('Samarqand')).checked).toBe(true));
});

test('requires a new choice when the payment or pickup point is no longer offered', async () => {
  const { orders } = aShop();
  const typed = { delivery: 'pickup', point: '99', payment: 'instalment', months: '12' };
  persistCheckoutDraft({ customer: aUser.id, typed });
  await open();
  const confirmed = async () => {
    await waitFor(() => expect(confirm().getAttribute('aria-busy')).toBeNull());
    await shopper.click(confirm());
  };
  const requiresAgain = async (label: string, words: string) => {
    const group = await screen.findByRole('group', { name: label });
    await within(group).findByText(words);
  };
  expect((await radio(/Chorsu/)).checked).toBe(false);
  await confirmed();
  await requiresAgain(t('checkout.delivery.point'), t('validation.required'));
  await requiresAgain(t('payment.title'), t('validation.payment'));
  expect(orders).toEqual([]);

  await shopper.click(await radio(/Chorsu/));
  await shopper.click(await radio(new RegExp(t('payment.cash.title'))));
  await confirmed();
  await waitFor(() => expect(orders).toHaveLength(1));
  expect(orders[0]).toMatchObject({ delivery: { type: 'pickup', point: 3 }, payment: 'cash' });
});

test('does not show the draft to another customer', async () => {
  aShop();
  const { unmount } = await open();
  await shopper.type(field(t('checkout.comment')), 'Ertaga');
  unmount();

  await open({ customer: { ...aUser, id: 2 } });
  expect(field(t('checkout.comment')).value).toBe('');
});

test('clears the draft when the order is placed', async () => {
  aShop();
  const { unmount } = await open();
  await shopper.type(field(t('checkout.comment')), 'Ertaga');
  await shopper.click(await radio(new RegExp(t('checkout.delivery.pickup'))));
  await shopper.click(await radio(/Chorsu/));
  await shopper.click(await radio(new RegExp(t('payment.cash.title'))));
  expect(JSON.stringify(sessionStorage)).toContain('Ertaga');
  await waitFor(() => expect(confirm().getAttribute('aria-busy')).toBeNull());
  await shopper.click(confirm());

  await waitFor(() => expect(window.location.search).toBe('?order=77'));
  unmount();
  expect(JSON.stringify(sessionStorage)).not.toContain('Ertaga');
});

test.each([
  ['an unknown choice', { delivery: 'drone' }],
  ['a comment that is too long', { comment: 'x'.repeat(10_000) }],
  ['an object instead of a string', { comment: { length: 3 } }],
])('ignores a stored draft with %s', async (_, typed) => {
  aShop();
  persistCheckoutDraft({ customer: aUser.id, typed: { ...typed, first_name: 'Malika' } });
  await open();
  expect(firstName().value).toBe('Madina');
  expect(field(t('checkout.comment')).value).toBe('');
});

test('initially lists only pickup points near the address, with their opening hours', async () => {
  aShop({ book: [{ ...address, district: 14 }] });
  await open();
  expect((await radio(/Afrosiyob/)).checked).toBe(true);
  await shopper.click(await radio(new RegExp(t('checkout.delivery.pickup'))));
  expect(await radio(/Registon.*10:00–18:00/)).toBeDefined();
  expect(screen.queryByRole('radio', { name: /Chorsu/ })).toBeNull();
});

test('shows a pickup point’s landmark, and its distance once the position is known', async () => {
  const places = [
    { ...point, landmark: 'Chorsu metro bekati' },
    { ...point, id: 6, name: 'Toshkent, Navoiy', address: 'Navoiy, 2', latitude: 41.32 },
    farPoint,
  ];
  aShop({ points: places });
  stubGeolocation((found) => found({ coords: inTashkent }));
  await open();
  await shopper.click(await radio(new RegExp(t('checkout.delivery.pickup'))));
  const landmark = t('checkout.delivery.landmark', { place: 'Chorsu metro bekati' });
  expect(await radio(new RegExp(`Chorsu, 1.*${landmark}`))).toBeDefined();

  await shopper.click(screen.getByRole('button', { name: t('checkout.delivery.nearest') }));
  const points = screen.getByRole('group', { name: t('checkout.delivery.point') });
  const rows = within(points).getAllByRole('radio');
  expect(rows.map((row) => row.closest('label')?.textContent)).toEqual([
    expect.stringContaining(t('checkout.delivery.meters', { count: '100' })),
    expect.stringContaining(t('checkout.delivery.kilometers', { count: '2,1' })),
  ]);
  const sorted = t('checkout.delivery.nearestFirst', { city: point.city });
  expect(screen.getByText(sorted).getAttribute('role')).toBe('status');
  const city = screen.getByRole('combobox', { name: t('checkout.delivery.city') });
  await shopper.selectOptions(city, farPoint.city);
  expect(screen.queryByText(sorted)).toBeNull();
});

test('keeps the point that the shopper selects while the position is requested', async () => {
  let locate = (_: { coords: DeviceCoordinates }) => {};
  aShop({ points: [point, farPoint] });
  stubGeolocation((found) => {
    locate = found;
  });
  await open();
  await shopper.click(await radio(new RegExp(t('checkout.delivery.pickup'))));
  await shopper.click(await screen.findByRole('button', { name: t('checkout.delivery.nearest') }));
  const city = screen.getByRole<HTMLSelectElement>('combobox', {
    name: t('checkout.delivery.city'),
  });
  await shopper.selectOptions(city, farPoint.city);
  await shopper.click(await radio(new RegExp(farPoint.address)));
  act(() => locate({ coords: inTashkent }));
  expect((await radio(new RegExp(farPoint.address))).checked).toBe(true);
  expect(city.value).toBe(farPoint.city);
});

test.each<[string, Locate | undefined]>([
  ['the shopper refuses it', (_, refused) => refused({ code: 1, message: 'denied' })],
  ['the browser has no geolocation', undefined],
])('states that the position is unknown when %s', async (_, locate) => {
  aShop();
  stubGeolocation(locate);
  vi.spyOn(console, 'warn').mockReturnValue();
  await open();
  await shopper.click(await radio(new RegExp(t('checkout.delivery.pickup'))));
  await shopper.click(await screen.findByRole('button', { name: t('checkout.delivery.nearest') }));
  expect(screen.getByText(t('checkout.delivery.positionUnknown'))).toBeDefined();
});

test('shows an explanation instead of an empty list when there are no pickup points', async () => {
  aShop({ points: [] });
  await open();
  await shopper.click(await radio(new RegExp(t('checkout.delivery.pickup'))));
  expect(await screen.findByText(t('checkout.delivery.noPoints'))).toBeDefined();
  expect(screen.queryByRole('combobox')).toBeNull();
});
