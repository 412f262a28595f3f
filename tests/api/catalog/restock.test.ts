import { eq } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { products, variants } from '@/api/db/schema/catalog';
import { limits } from '@/api/db/schema/customer';
import { restockAlerts } from '@/api/db/schema/restock';
import { sendRestockMessages } from '@/api/services/restock-message';
import { shopperOfCustomer } from '@/api/services/session/token';
import { SmsFailure } from '@/api/shared/errors';
import { aCustomer } from '@/tests/api/setup/customer';
import { aProduct, productsChanged } from '@/tests/api/setup/goods';
import { aGuest } from '@/tests/api/setup/guest';
import { detailOf, read, request } from '@/tests/api/setup/request';
import { testShop } from '@/tests/api/setup/shop';
import { aPhone, aSignInShop } from '@/tests/api/setup/sign-in-shop';

const HOUR_MS = 3_600_000;

let places = 0;
/** Returns the headers of a guest at an IP address that no other test uses. */
function aVisitor() {
  places += 1;
  const address = `198.${20 + (places >> 16)}.${(places >> 8) & 255}.${places & 255}`;
  return { ...aGuest('restock'), 'x-forwarded-for': address };
}

const wait = (headers: Record<string, string>, body: object) =>
  request('/catalog/restock', { headers, body });

async function stocked(variant: number, stock = 5) {
  const { ports } = await testShop();
  await ports.db.update(variants).set({ stock }).where(eq(variants.id, variant));
}

/** Runs the chore that sends alerts. Returns the messages to this phone number. */
async function requestAlert(
  phone: string,
  { after = 0, fails = false, smsPerHour = 100_000 } = {},
): Promise<string[]> {
  const { ports } = await testShop();
  const sent: string[] = [];
  const send = async (to: string, text: string) => {
    if (to !== phone) return;
    if (fails) throw new SmsFailure('refused');
    sent.push(text);
  };
  const now = () => new Date(ports.now().getTime() + after);
  const sms = { provider: 'tests', reachesPhones: true, send };
  await sendRestockMessages({ ...ports, now, smsPerHour, sms });
  return sent;
}

test('a shopper who waits for a sold-out product gets one message when it is back', async () => {
  const { variant, product } = await aProduct({ stock: 0 });
  const [headers, phone] = [aVisitor(), aPhone()];
  const alert = await read('restock.add', '/catalog/restock', {
    headers,
    body: { sub_product: variant, phone },
  });
  expect(alert).toEqual({ sub_product: variant, phone });
  expect(await requestAlert(phone)).toEqual([]);

  await stocked(variant);
  const sent = await requestAlert(phone);
  expect(sent).toHaveLength(1);
  expect(sent[0]).toContain(`Sinov buyumi ${product}`);
  expect(sent[0]).toMatch(new RegExp(`http://localhost:3000/products/[^ ]*-${product}\\?`));
  expect(await requestAlert(phone)).toEqual([]);
  expect(await read('restock.list', '/catalog/restock', { headers })).toEqual({
    results: [],
    count: 0,
  });
});

test('a rejected message is retried later, not at once', async () => {
  const { variant } = await aProduct({ stock: 0 });
  const phone = aPhone();
  await wait(aVisitor(), { sub_product: variant, phone });
  await stocked(variant);

  expect(await requestAlert(phone, { fails: true })).toEqual([]);
  expect(await requestAlert(phone)).toEqual([]);
  expect(await requestAlert(phone, { after: HOUR_MS })).toHaveLength(1);
});

test('a message is dropped after eight rejections', async () => {
  const { variant } = await aProduct({ stock: 0 });
  const [headers, phone] = [aVisitor(), aPhone()];
  await wait(headers, { sub_product: variant, phone });
  await stocked(variant);
  const waits = async () =>
    (await read('restock.list', '/catalog/restock', { headers })).results.length;
  for (let tried = 1; tried <= 8; tried++) {
    expect(await waits()).toBe(1);
    await requestAlert(phone, { after: tried * 3 * HOUR_MS, fails: true });
  }
  expect(await waits()).toBe(0);
});

test('alerts use a tenth of the hourly message limit; excess alerts wait an hour', async () => {
  const { db } = (await testShop()).ports;
  await db.delete(limits).where(eq(limits.key, 'restock:all'));
  const phone = aPhone();
  for (const { variant } of [await aProduct({ stock: 0 }), await aProduct({ stock: 0 })]) {
    expect((await wait(aVisitor(), { sub_product: variant, phone })).status).toBe(200);
    await stocked(variant);
  }
  const first = await requestAlert(phone, { smsPerHour: 10 });
  expect(await requestAlert(phone, { smsPerHour: 10 })).toEqual([]);
  const second = await requestAlert(phone, { smsPerHour: 10, after: HOUR_MS });
  expect([first.length, second.length]).toEqual([1, 1]);
  expect(first).not.toEqual(second);
});

test('alerts stay pending when there is no SMS provider', async () => {
  const { ports } = await testShop();
  const { variant } = await aProduct({ stock: 0 });
  const phone = aPhone();
  await wait(aVisitor(), { sub_product: variant, phone });
  await stocked(variant);
  await sendRestockMessages({ ...ports, sms: null });
  expect(await requestAlert(phone)).toHaveLength(1);
});

test('a shopper gets each alert in the language in which they requested it', async () => {
  const phone = aPhone();
  const goods = [await aProduct({ stock: 0 }), await aProduct({ stock: 0 })] as const;
  for (const [at, { variant }] of goods.entries()) {
    const headers = { ...aVisitor(), 'accept-language': at === 0 ? 'uz' : 'ru' };
    await wait(headers, { sub_product: variant, phone });
    await stocked(variant);
  }
  const [uz, ru] = goods.map(({ product, variant }) => ({
    id: product,
    link: `sinov-buyumi-${product}-${product}?option=${variant}`,
  }));
  expect(await requestAlert(phone)).toEqual([
    `Chorsu: Sinov buyumi ${uz?.id} yana sotuvda. http://localhost:3000/products/${uz?.link}`,
    `Chorsu: Пробная вещь ${ru?.id} снова в наличии. http://localhost:3000/ru/products/${ru?.link}`,
  ]);
});

test('two shoppers who enter the same phone number get one message', async () => {
  const { variant } = await aProduct({ stock: 0 });
  const phone = aPhone();
  for (const headers of [aVisitor(), aVisitor()]) {
    expect((await wait(headers, { sub_product: variant, phone })).status).toBe(200);
  }
  await stocked(variant);
  expect(await requestAlert(phone)).toHaveLength(1);
});

test('a customer’s alerts use the sign-in phone number and are hidden from others', async () => {
  const { variant } = await aProduct({ stock: 0 });
  const phone = aPhone();
  const { headers } = await aCustomer({ phone });
  await wait(headers, { sub_product: variant });
  const own = await read('restock.list', '/catalog/restock', { headers });

  expect(own.results).toEqual([{ sub_product: variant, phone }]);
  expect((await read('restock.list', '/catalog/restock', { headers: aVisitor() })).count).toBe(0);
});

test('a guest’s alerts belong to the customer after sign-in', async () => {
  const { variant } = await aProduct({ stock: 0 });
  const [guest, phone] = [aVisitor(), aPhone()];
  await wait(guest, { sub_product: variant, phone });
  await request('/user/send-code', { headers: guest, body: { phone } });
  const signedIn = await read('user.signIn', '/user/sign-in', {
    headers: guest,
    body: { phone, code: '12345' },
  });

  const headers = { authorization: `Bearer ${signedIn.token}` };
  const own = await read('restock.list', '/catalog/restock', { headers });
  expect(own.results).toEqual([{ sub_product: variant, phone }]);
  expect((await read('restock.list', '/catalog/restock', { headers: guest })).count).toBe(0);
});

test('a removed alert sends no message', async () => {
  const { variant } = await aProduct({ stock: 0 });
  const [headers, phone] = [aVisitor(), aPhone()];
  await wait(headers, { sub_product: variant, phone });
  await request(`/catalog/restock/${variant}`, { headers, method: 'DELETE' });
  await stocked(variant);
  expect(await requestAlert(phone)).toEqual([]);
});

test('removing one of two alerts leaves the other one active', async () => {
  const [headers, phone] = [aVisitor(), aPhone()];
  const [kept, given] = [await aProduct({ stock: 0 }), await aProduct({ stock: 0 })];
  for (const { variant } of [kept, given]) await wait(headers, { sub_product: variant, phone });
  await request(`/catalog/restock/${given.variant}`, { headers, method: 'DELETE' });
  const { results } = await read('restock.list', '/catalog/restock', { headers });
  expect(results).toEqual([{ sub_product: kept.variant, phone }]);
});

test('a shopper can have at most 50 alerts, and repeating one is allowed', async () => {
  const { ports } = await testShop();
  const { id, headers } = await aCustomer();
  const others = await ports.db.select({ id: variants.id }).from(variants).limit(49);
  const row = { shopper: shopperOfCustomer(id), phone: aPhone(), locale: 'uz' as const };
  const at = ports.now();
  await ports.db
    .insert(restockAlerts)
    .values(others.map((variant) => ({ ...row, variantId: variant.id, createdAt: at, dueAt: at })));
  onTestFinished(async () => {
    await ports.db.delete(restockAlerts).where(eq(restockAlerts.shopper, row.shopper));
  });
  const [last, beyond] = [await aProduct({ stock: 0 }), await aProduct({ stock: 0 })];
  const waitFor = ({ variant }: { variant: number }, sender = headers) =>
    wait({ ...aVisitor(), ...sender }, { sub_product: variant, phone: aPhone() });

  expect((await waitFor(last)).status).toBe(200);
  const refused = await waitFor(beyond);
  expect([refused.status, detailOf(refused)]).toEqual([
    422,
    'Juda koʻp mahsulotni kutyapsiz, keraksizini bekor qiling',
  ]);
  expect((await waitFor(last)).status).toBe(200);
  expect((await waitFor(beyond, (await aCustomer()).headers)).status).toBe(200);
});

test('an alert requires a sold-out product and, from a guest, a phone number', async () => {
  const [gone, there] = [await aProduct({ stock: 0 }), await aProduct()];
  const phone = aPhone();

  const silent = await wait(aVisitor(), { sub_product: gone.variant });
  expect(silent).toMatchObject({
    status: 422,
    envelope: { data: { fields: { phone: expect.any(String) } } },
  });
  expect((await wait(aVisitor(), { sub_product: there.variant, phone })).status).toBe(409);
  expect((await wait(aVisitor(), { sub_product: 2_000_000_000, phone })).status).toBe(404);
});

test.each(['the variant', 'the product'])(
  'an alert is rejected when %s is withdrawn',
  async (label) => {
    const { db } = (await testShop()).ports;
    const { product, variant } = await aProduct({ stock: 0 });
    const [isIt, isOfIt] = [eq(products.id, product), eq(variants.id, variant)];
    const withdraw = async (isAway: boolean) => {
      if (label === 'the product') {
        await db
          .update(products)
          .set({ withdrawnAt: isAway ? new Date() : null })
          .where(isIt);
      } else await db.update(variants).set({ isWithdrawn: isAway }).where(isOfIt);
      await productsChanged(db, [product]);
    };
    await withdraw(true);
    const { status } = await wait(aVisitor(), { sub_product: variant, phone: aPhone() });
    await withdraw(false);
    expect(status).toBe(410);
  },
);

test('a live shop without an SMS provider offers no alerts', async () => {
  const { ports } = await testShop();
  const guard = { ...ports.guard, mode: 'live' as const };
  const shop = await aSignInShop({ sms: null, guard });
  const { variant } = await aProduct({ stock: 0 });
  const body = { sub_product: variant, phone: aPhone() };
  expect((await shop.send('POST', '/catalog/restock', body)).status).toBe(503);
});

test('all shoppers together can request at most ten alerts a day for a phone number', async () => {
  const { variant } = await aProduct({ stock: 0 });
  const phone = aPhone();
  for (let time = 0; time < 10; time++) {
    expect((await wait(aVisitor(), { sub_product: variant, phone })).status).toBe(200);
  }
  const refused = await wait(aVisitor(), { sub_product: variant, phone });
  expect(refused.status).toBe(429);
  expect(detailOf(refused)).toContain('24 soat');
});

test('one IP address can register at most twenty phone numbers an hour', async () => {
  const { variant } = await aProduct({ stock: 0 });
  const { 'x-forwarded-for': address } = aVisitor();
  const from = () => ({ ...aGuest('restock'), 'x-forwarded-for': address });
  for (let time = 0; time < 20; time++) {
    expect((await wait(from(), { sub_product: variant, phone: aPhone() })).status).toBe(200);
  }
  expect((await wait(from(), { sub_product: variant, phone: aPhone() })).status).toBe(429);
});
