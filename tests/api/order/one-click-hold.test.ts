import { eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { settings } from '@/api/db/schema/content';
import { orders } from '@/api/db/schema/order';
import { doChores } from '@/api/main/chores';
import { confirmOrder, moveOrder } from '@/api/order/order-status';
import { setSetting } from '@/api/services/content/settings';
import { API_BASE, type ContentLocale } from '@/lib/constants';
import { aCustomer } from '@/tests/api/setup/customer';
import { documentedApp } from '@/tests/api/setup/documented-app';
import { aProduct, type TestGoods } from '@/tests/api/setup/goods';
import { aGuest } from '@/tests/api/setup/guest';
import { oneClickOf, stockOf } from '@/tests/api/setup/order';
import { openTestShop, portsOn, type TestShop } from '@/tests/api/setup/shop';
import { aPhone } from '@/tests/api/setup/sign-in-shop';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

type App = TestShop['app'];
type Caller = {
  address?: string;
  phone?: string;
  headers?: object;
  locale?: ContentLocale;
  app?: App;
};

let shop: TestShop;
let addresses = 0;
const anAddress = () => {
  addresses += 1;
  return `185.74.${addresses >> 8}.${addresses & 255}`;
};

beforeAll(async () => {
  shop = await openTestShop();
  await shop.ports.db.delete(settings).where(like(settings.key, 'one_click_%'));
});
afterAll(() => shop.database.close());

const goods = (given: Parameters<typeof aProduct>[0] = {}) =>
  aProduct({ stock: 300, ...given }, shop);

/**
 * Places an order. By default, the caller is a new guest with a new phone number and a new IP
 * address.
 */
async function order(wanted: TestGoods, count: number, caller: Caller = {}) {
  const {
    address = anAddress(),
    phone = aPhone(),
    headers,
    locale = 'uz',
    app = shop.app,
  } = caller;
  const response = await app.request(`${API_BASE}/order/create`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': address,
      'accept-language': locale,
      ...headers,
    },
    body: JSON.stringify(oneClickOf(wanted, count, { phone_number: phone })),
  });
  const { data } = await response.json();
  return { status: response.status, data };
}

async function rowOf(id: number) {
  const [row] = await shop.ports.db.select().from(orders).where(eq(orders.id, id));
  return row;
}

const later = (ms: number) => {
  const now = () => new Date(shop.ports.now().getTime() + ms);
  return doChores({ ...shop.ports, now });
};

test('limits the units held for one IP address when 15 guests order in two processes', async () => {
  const wanted = await goods();
  const apps = [shop.app, documentedApp(await portsOn(shop.database))];
  const address = anAddress();
  const responses = await Promise.all(
    Array.from({ length: 15 }, (_, at) =>
      order(wanted, at < 8 ? 10 : 30, { address, app: apps[at % 2] ?? shop.app }),
    ),
  );

  expect(responses.filter(({ status }) => status === 200)).toHaveLength(3);
  expect(responses.filter(({ status }) => status === 409)).toHaveLength(12);
  expect((await stockOf(wanted, shop)).left).toBe(270);
  await later(DAY_MS - 1);
  expect((await stockOf(wanted, shop)).left).toBe(270);
  await Promise.all([later(DAY_MS), later(DAY_MS)]);
  expect(await stockOf(wanted, shop)).toMatchObject({ left: 300, moved: 0 });
  const made = responses.find(({ status }) => status === 200);
  expect(await rowOf(made?.data.id)).toMatchObject({ status: 'canceled', origin: null });
  expect((await order(wanted, 10, { address })).status).toBe(200);
});

test('counts all addresses of one IPv6 network as one address', async () => {
  const wanted = await goods();
  const networks = Array.from({ length: 4 }, (_, at) => `2a02:6b8:7::${at + 1}`);
  const responses = [];
  for (const address of networks) responses.push(await order(wanted, 10, { address }));
  expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 409]);
});

test.each([
  ['phone number', () => ({ phone: aPhone() })],
  ['guest', () => ({ headers: aGuest('hold') })],
])(
  'holds at most 10 units for one %s with orders from several IP addresses',
  async (_what, aCaller) => {
    const [wanted, caller] = [await goods(), aCaller()];
    expect((await order(wanted, 6, caller)).status).toBe(200);
    expect((await order(wanted, 5, caller)).data).toMatchObject({
      code: 'unconfirmed_limit',
      lines: [],
      detail: expect.stringContaining('hali tasdiqlanmagan'),
    });
    expect((await order(wanted, 4, caller)).status).toBe(200);
    expect((await stockOf(wanted, shop)).left).toBe(290);
  },
);

test('concurrent orders with one phone number do not exceed its limit', async () => {
  const [wanted, phone] = [await goods(), aPhone()];
  const responses = await Promise.all(
    Array.from({ length: 12 }, () => order(wanted, 4, { phone })),
  );
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(2);
  expect((await stockOf(wanted, shop)).left).toBe(292);
});

test('limits the value of one order and of all unconfirmed orders', async () => {
  const [dear, phone] = [await goods({ price: 14_000_000 }), aPhone()];
  const [alone, first, second, third] = [
    await order(dear, 3, { phone, locale: 'ru' }),
    await order(dear, 1, { phone }),
    await order(dear, 1, { phone }),
    await order(dear, 1, { phone }),
  ];
  expect(alone.data.detail).toBe(
    'Без входа в аккаунт можно заказать не больше чем на 30\u00A0000\u00A0000 сум. Уменьшите количество или войдите в аккаунт',
  );
  expect([first.status, second.status, third.status]).toEqual([200, 200, 409]);
});

test('accepts one order, or two together, worth exactly the limit', async () => {
  const [dear, phone] = [await goods({ price: 15_000_000 }), aPhone()];
  expect((await order(dear, 2)).status).toBe(200);
  const statuses = [];
  for (const _ of [1, 2, 3]) statuses.push((await order(dear, 1, { phone })).status);
  expect(statuses).toEqual([200, 200, 409]);
});

test.each([
  ['uz', 'Hisobga kirmasdan bir buyurtmada koʻpi bilan 10 ta mahsulot'],
  ['ru', 'Без входа в аккаунт в одном заказе может быть не больше 10 шт.'],
] as const)(
  'rejects too many units in one order and states the limit in %s',
  async (locale, words) => {
    const response = await order(await goods(), 11, { locale });
    expect(response).toMatchObject({
      status: 409,
      data: { detail: expect.stringContaining(words) },
    });
  },
);

test('does not limit a customer’s one-click orders, because they never expire', async () => {
  const [wanted, { headers }] = [await goods(), await aCustomer({}, shop)];
  const { data } = await order(wanted, 40, { headers });
  expect(data.confirm_until).toBeNull();
  await later(30 * DAY_MS);
  expect((await stockOf(wanted, shop)).left).toBe(260);
});

test.each([
  ['confirms it', (id: number) => confirmOrder(shop.ports, id)],
  ['changes its status', (id: number) => moveOrder(shop.ports, id, 'in_progress')],
])('keeps an order and stops counting it once the operator %s', async (_what, step) => {
  const [wanted, phone] = [await goods(), aPhone()];
  const { data } = await order(wanted, 10, { phone });
  expect(data.confirm_until).toBe('2026-11-22T04:00:00.000Z');
  const { data: other } = await order(wanted, 1);
  await step(data.id);
  expect((await rowOf(other.id))?.confirmUntil).not.toBeNull();

  expect((await order(wanted, 10, { phone })).status).toBe(200);
  await later(DAY_MS);
  expect(await rowOf(data.id)).toMatchObject({ confirmUntil: null, origin: null });
  expect((await stockOf(wanted, shop)).left).toBe(290);
  await expect(confirmOrder(shop.ports, data.id)).rejects.toThrow('illegalMove');
});

test('applies either a confirmation or the end of the hold when they are concurrent', async () => {
  const now = () => new Date(shop.ports.now().getTime() + DAY_MS);
  for (let round = 0; round < 6; round++) {
    const wanted = await goods();
    const { data } = await order(wanted, 2);
    const confirm = () =>
      confirmOrder(shop.ports, data.id).then(
        () => true,
        () => false,
      );
    const end = () => doChores({ ...shop.ports, now });
    const [isConfirmed] = await Promise.all(
      round % 2 === 0 ? [confirm(), end()] : [end().then(confirm), end()],
    );
    const row = await rowOf(data.id);
    expect(row?.status).toBe(isConfirmed ? 'new' : 'canceled');
    expect((await stockOf(wanted, shop)).left).toBe(isConfirmed ? 298 : 300);
  }
});

test('holds an order for the time that the settings specify', async () => {
  await setSetting(shop.ports, 'one_click_hold_hours', '2');
  const { data } = await order(await goods(), 1);
  await setSetting(shop.ports, 'one_click_hold_hours', '24');
  expect(data.confirm_until).toBe('2026-11-21T06:00:00.000Z');
});

const signIn = async (phone: string, cookie: string) => {
  const post = async (path: string, body: object) =>
    (
      await shop.app.request(`${API_BASE}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie },
        body: JSON.stringify(body),
      })
    ).json();
  await post('/user/send-code', { phone });
  return (await post('/user/sign-in', { phone, code: '12345' })).data;
};

test('assigns a guest’s order when the guest signs in with the same phone number', async () => {
  const [wanted, phone, headers] = [await goods(), aPhone(), aGuest('claim')];
  const { data } = await order(wanted, 3, { phone, headers });
  const { token, user } = await signIn(phone, headers.cookie);
  expect(user).toMatchObject({ first_name: 'Madina', last_name: 'Karimova' });

  await later(DAY_MS);
  const list = await shop.app.request(`${API_BASE}/order/order`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect((await list.json()).data.results).toMatchObject([
    { id: data.id, status: 'new', confirm_until: null },
  ]);
});

test.each([
  ['canceled', (id: number) => moveOrder(shop.ports, id, 'canceled')],
  ['confirmed', (id: number) => confirmOrder(shop.ports, id)],
])('does not assign an order at sign-in after the operator has %s it', async (_what, end) => {
  const [phone, headers] = [aPhone(), aGuest('claim')];
  const { data } = await order(await goods(), 1, { phone, headers });
  await end(data.id);
  await signIn(phone, headers.cookie);
  expect(await rowOf(data.id)).toMatchObject({ customerId: null });
});

test.each([
  ['from another browser', (phone: string) => signIn(phone, aGuest('claim').cookie)],
  ['with another phone number', (_phone: string, cookie: string) => signIn(aPhone(), cookie)],
])('does not confirm an order when the shopper signs in %s', async (_what, enter) => {
  const [phone, headers] = [aPhone(), aGuest('claim')];
  const { data } = await order(await goods(), 1, { phone, headers });
  await enter(phone, headers.cookie);
  expect(await rowOf(data.id)).toMatchObject({ customerId: null, confirmUntil: expect.any(Date) });
});
