import { expect, test, vi } from 'vitest';
import { moveOrder, movePayment } from '@/api/order/order-status';
import { callbacks } from '@/api/order/payments/providers';
import { API_BASE } from '@/lib/constants';
import { PAYMENT_PROVIDERS } from '@/lib/domain/order/payment-methods';
import { aCustomer } from '@/tests/api/setup/customer';
import { aProduct } from '@/tests/api/setup/goods';
import { aGuest } from '@/tests/api/setup/guest';
import { checkoutOf } from '@/tests/api/setup/order';
import {
  anUnpaidOrder,
  aPayingShop,
  type PayingShop,
  type Unpaid,
} from '@/tests/api/setup/provider';
import { request } from '@/tests/api/setup/request';
import { testShop } from '@/tests/api/setup/shop';

const HOUR_MS = 60 * 60 * 1000;

async function openPage(shop: PayingShop, { id, customer }: Unpaid, language = 'uz') {
  const headers = { ...customer.headers, 'accept-language': language };
  const body = { provider: 'sandbox' };
  const response = await shop.sendJson(`/order/order/${id}/payment`, { headers }, body);
  return (await response.json()).data.redirect_url.replace(API_BASE, '');
}

const press = (shop: PayingShop, page: string, outcome: string) =>
  shop.send(page, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: `outcome=${outcome}`,
  });

async function withPage() {
  const shop = await aPayingShop({ siteUrl: 'https://shop.example' });
  const order = await anUnpaidOrder(shop, 'sandbox');
  return { shop, order, page: await openPage(shop, order) };
}

const stateOf = async (shop: PayingShop, { id, customer }: Unpaid) => {
  const { status, payment_status } = await shop.order(id, customer);
  return [status, payment_status];
};

test.each([
  ['uz', 'Sinov toʻlovi', '145\u00A0000\u00A0soʻm'],
  ['ru', 'Тестовая оплата', '145\u00A0000\u00A0сум'],
])('shows the sandbox payment page in %s (B-58)', async (language, title, sum) => {
  const shop = await aPayingShop({ siteUrl: 'https://shop.example' });
  const order = await anUnpaidOrder(shop, 'sandbox');
  const response = await shop.send(await openPage(shop, order, language));
  const html = await response.text();

  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(response.headers.get('cache-control')).toBe('no-store');
  for (const text of [`<h1>${title}</h1>`, sum, `№ ${order.id}<`]) expect(html).toContain(text);
});

test('confirming a payment pays for the order once and opens the order page', async () => {
  const { shop, order, page } = await withPage();
  const back = await press(shop, page, 'confirm');

  expect([back.status, back.headers.get('location')]).toEqual([303, `/orders?order=${order.id}`]);
  expect(await stateOf(shop, order)).toEqual(['new', 'confirmed']);
  await press(shop, page, 'fail');
  expect(await stateOf(shop, order)).toEqual(['new', 'confirmed']);
  const again = await shop.sendJson(`/order/order/${order.id}/payment`, order.customer, {
    provider: 'sandbox',
  });
  expect(again.status).toBe(409);
  expect((await again.json()).message).toBe('Bu buyurtma toʻlangan');
});

test('lets a shopper pay after they went back or a payment was rejected', async () => {
  const { shop, order, page } = await withPage();
  await press(shop, page, 'cancel');
  expect(await stateOf(shop, order)).toEqual(['new', 'waiting']);

  await press(shop, await openPage(shop, order), 'fail');
  expect(await stateOf(shop, order)).toEqual(['new', 'rejected']);
  const last = await openPage(shop, order);
  expect(await stateOf(shop, order)).toEqual(['new', 'waiting']);
  await press(shop, last, 'confirm');
  expect(await stateOf(shop, order)).toEqual(['new', 'confirmed']);
});

test('takes no money through a second payment page for a paid order', async () => {
  const { shop, order, page } = await withPage();
  const other = await openPage(shop, order);
  await press(shop, page, 'confirm');
  await press(shop, other, 'confirm');
  expect(await stateOf(shop, order)).toEqual(['new', 'confirmed']);
});

test('applies a late confirmation after the shopper has returned', async () => {
  const { shop, order, page } = await withPage();
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  try {
    expect((await press(shop, page, 'late')).status).toBe(303);
    expect(await stateOf(shop, order)).toEqual(['new', 'waiting']);
    vi.advanceTimersByTime(8000);
  } finally {
    vi.useRealTimers();
  }
  await expect.poll(() => stateOf(shop, order)).toEqual(['new', 'confirmed']);
});

test('takes no money when a confirmation follows the order’s automatic cancellation', async () => {
  const { shop, order, page } = await withPage();
  shop.pass(12 * HOUR_MS);
  await press(shop, page, 'confirm');
  expect(await stateOf(shop, order)).toEqual(['canceled', 'rejected']);
  const html = await (await shop.send(page)).text();
  expect(html).toContain('Bu toʻlov yakunlangan.');
});

test('takes no money when a confirmation follows the shopper’s cancellation', async () => {
  const { shop, order, page } = await withPage();
  const path = `/order/order/${order.id}/cancel`;
  expect((await shop.sendJson(path, order.customer, {})).status).toBe(200);
  await press(shop, page, 'confirm');
  expect(await stateOf(shop, order)).toEqual(['canceled', 'rejected']);
});

test('starts a payment only with the owner’s token and for a payable order (S6-06)', async () => {
  const { shop, order } = await withPage();
  const { ports } = await testShop();
  const path = `/order/order/${order.id}/payment`;
  const pay = async (headers: Record<string, string>, provider = 'sandbox') =>
    (await request(path, { headers, body: { provider } })).status;

  expect(await pay((await aCustomer()).headers)).toBe(404);
  expect(await pay(aGuest('payer'))).toBe(401);
  expect(await pay({})).toBe(401);
  expect(await pay(order.customer.headers, 'payme')).toBe(422);
  expect(await pay(order.customer.headers, 'cash')).toBe(422);
  expect(await pay(order.customer.headers, 'gold')).toBe(422);
  await moveOrder(ports, order.id, 'canceled');
  expect(await pay(order.customer.headers)).toBe(409);
  expect((await shop.send('/payment/sandbox/guessed-token')).status).toBe(404);
});

test('accepts online payment for pay-on-delivery orders but not for installment orders', async () => {
  const shop = await aPayingShop({ siteUrl: 'https://shop.example' });
  const customer = await aCustomer();
  const payable = async (payment: 'cash' | 'instalment') => {
    const body = checkoutOf([await aProduct()], { payment, months: 3 });
    const order = (await (await shop.sendJson('/order/order', customer, body)).json()).data;
    const path = `/order/order/${order.id}/payment`;
    return (await shop.sendJson(path, customer, { provider: 'sandbox' })).status;
  };
  expect([await payable('cash'), await payable('instalment')]).toEqual([200, 422]);
});

test('disables the sandbox when a real provider is configured', async () => {
  const real = await aPayingShop();
  const { page } = await withPage();
  expect((await real.send(page)).status).toBe(404);
  const customer = await aCustomer();
  const body = checkoutOf([await aProduct()], { payment: 'sandbox' });
  expect((await real.sendJson('/order/order', customer, body)).status).toBe(422);
  const { payments } = (
    await (
      await real.sendJson('/order/quote', customer, {
        lines: [{ sub_product: (await aProduct()).variant, amount: 1 }],
      })
    ).json()
  ).data;
  expect(payments).toEqual([...PAYMENT_PROVIDERS, 'cash', 'card', 'instalment']);
});

test('records a refund of a canceled order’s payment (S4-39)', async () => {
  const { shop, order, page } = await withPage();
  const { ports } = await testShop();
  await press(shop, page, 'confirm');
  await moveOrder(ports, order.id, 'canceled');
  await movePayment(ports, order.id, 'refunded');
  expect(await stateOf(shop, order)).toEqual(['canceled', 'refunded']);
});

test.each(Object.values(callbacks).flat())(
  'responds with 200 even to an invalid form for the provider callback %s',
  async (path) => {
    const shop = await aPayingShop();
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const { status } = await shop.send(`/payment/${path}`, {
      method: 'POST',
      headers,
      body: 'a=1',
    });
    expect(status, 'Add the route to api/http/routes/payment.ts.').toBe(200);
  },
);
