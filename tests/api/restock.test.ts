import { eq } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { variants } from '@/api/db/schema/catalog';
import { restockAlerts } from '@/api/db/schema/restock';
import { tellOfRestock } from '@/api/services/restock-message';
import { shopperOfCustomer } from '@/api/shared/shopper';
import { SmsFailure } from '@/api/shared/sms/sms';
import { ask, detailOf, read } from './setup/ask';
import { aCustomer } from './setup/customer';
import { aProduct } from './setup/goods';
import { aGuest } from './setup/guest';
import { testShop } from './setup/shop';
import { aPhone } from './setup/sign-in-shop';

const HOUR_MS = 3_600_000;

let places = 0;
/** A guest at an address that nobody else in the tests has. */
function aVisitor() {
  places += 1;
  const address = `198.${20 + (places >> 16)}.${(places >> 8) & 255}.${places & 255}`;
  return { ...aGuest('restock'), 'x-forwarded-for': address };
}

const wait = (headers: Record<string, string>, body: object) =>
  ask('/catalog/restock', { headers, body });

async function stocked(variant: number, stock = 5) {
  const { ports } = await testShop();
  await ports.db.update(variants).set({ stock }).where(eq(variants.id, variant));
}

/** Runs the chore; returns what was sent to the phone. */
async function told(phone: string, { after = 0, fails = false } = {}): Promise<string[]> {
  const { ports } = await testShop();
  const sent: string[] = [];
  const send = async (to: string, text: string) => {
    if (to !== phone) return;
    if (fails) throw new SmsFailure('refused');
    sent.push(text);
  };
  const now = () => new Date(ports.now().getTime() + after);
  await tellOfRestock({ ...ports, now, sms: { provider: 'tests', reachesPhones: true, send } });
  return sent;
}

test('who waits for a sold out product is told once when it is back', async () => {
  const { variant, product } = await aProduct({ stock: 0 });
  const [headers, phone] = [aVisitor(), aPhone()];
  const alert = await read('restock.add', '/catalog/restock', {
    headers,
    body: { sub_product: variant, phone },
  });
  expect(alert).toEqual({ sub_product: variant, phone });
  expect(await told(phone)).toEqual([]);

  await stocked(variant);
  const sent = await told(phone);
  expect(sent).toHaveLength(1);
  expect(sent[0]).toContain(`Sinov buyumi ${product}`);
  expect(sent[0]).toMatch(new RegExp(`http://localhost:3000/products/[^ ]*-${product}\\?`));
  expect(await told(phone)).toEqual([]);
  expect(await read('restock.list', '/catalog/restock', { headers })).toEqual({
    results: [],
    count: 0,
  });
});

test('a message that was refused is tried again later, and not at once', async () => {
  const { variant } = await aProduct({ stock: 0 });
  const phone = aPhone();
  await wait(aVisitor(), { sub_product: variant, phone });
  await stocked(variant);

  expect(await told(phone, { fails: true })).toEqual([]);
  expect(await told(phone)).toEqual([]);
  expect(await told(phone, { after: HOUR_MS })).toHaveLength(1);
});

test('two shoppers of one phone get one message', async () => {
  const { variant } = await aProduct({ stock: 0 });
  const phone = aPhone();
  for (const headers of [aVisitor(), aVisitor()]) {
    expect((await wait(headers, { sub_product: variant, phone })).status).toBe(200);
  }
  await stocked(variant);
  expect(await told(phone)).toHaveLength(1);
});

test('a customer is told at the phone that she signs in with, and nobody sees it', async () => {
  const { variant } = await aProduct({ stock: 0 });
  const phone = aPhone();
  const { headers } = await aCustomer({ phone });
  await wait(headers, { sub_product: variant });
  const own = await read('restock.list', '/catalog/restock', { headers });

  expect(own.results).toEqual([{ sub_product: variant, phone }]);
  expect((await read('restock.list', '/catalog/restock', { headers: aVisitor() })).count).toBe(0);
});

test('what a guest waits for, the customer waits for who she signs in as', async () => {
  const { variant } = await aProduct({ stock: 0 });
  const [guest, phone] = [aVisitor(), aPhone()];
  await wait(guest, { sub_product: variant, phone });
  await ask('/user/send-code', { headers: guest, body: { phone } });
  const signedIn = await read('user.signIn', '/user/sign-in', {
    headers: guest,
    body: { phone, code: '12345' },
  });

  const headers = { authorization: `Bearer ${signedIn.token}` };
  const own = await read('restock.list', '/catalog/restock', { headers });
  expect(own.results).toEqual([{ sub_product: variant, phone }]);
  expect((await read('restock.list', '/catalog/restock', { headers: guest })).count).toBe(0);
});

test('who withdraws is not told', async () => {
  const { variant } = await aProduct({ stock: 0 });
  const [headers, phone] = [aVisitor(), aPhone()];
  await wait(headers, { sub_product: variant, phone });
  await ask(`/catalog/restock/${variant}`, { headers, method: 'DELETE' });
  await stocked(variant);
  expect(await told(phone)).toEqual([]);
});

test('who withdraws from one of two is told of the other', async () => {
  const [headers, phone] = [aVisitor(), aPhone()];
  const [kept, given] = [await aProduct({ stock: 0 }), await aProduct({ stock: 0 })];
  for (const { variant } of [kept, given]) await wait(headers, { sub_product: variant, phone });
  await ask(`/catalog/restock/${given.variant}`, { headers, method: 'DELETE' });
  const { results } = await read('restock.list', '/catalog/restock', { headers });
  expect(results).toEqual([{ sub_product: kept.variant, phone }]);
});

test('a shopper waits for 50 goods at most, and may say again which they are', async () => {
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
  const waitFor = async ({ variant }: { variant: number }, who = headers) =>
    (await wait({ ...aVisitor(), ...who }, { sub_product: variant, phone: aPhone() })).status;

  expect(await waitFor(last)).toBe(200);
  expect(await waitFor(beyond)).toBe(422);
  expect(await waitFor(last)).toBe(200);
  expect(await waitFor(beyond, (await aCustomer()).headers)).toBe(200);
});

test('a guest must say which phone, and the product must be sold out', async () => {
  const [gone, there] = [await aProduct({ stock: 0 }), await aProduct()];
  const phone = aPhone();

  expect((await wait(aVisitor(), { sub_product: gone.variant })).status).toBe(422);
  expect((await wait(aVisitor(), { sub_product: there.variant, phone })).status).toBe(409);
  expect((await wait(aVisitor(), { sub_product: 2_000_000_000, phone })).status).toBe(404);
});

test('a phone is written to at most ten times a day, whoever types it', async () => {
  const { variant } = await aProduct({ stock: 0 });
  const phone = aPhone();
  for (let time = 0; time < 10; time++) {
    expect((await wait(aVisitor(), { sub_product: variant, phone })).status).toBe(200);
  }
  const refused = await wait(aVisitor(), { sub_product: variant, phone });
  expect(refused.status).toBe(429);
  expect(detailOf(refused)).toContain('24 soat');
});

test('one address asks for at most twenty phones an hour', async () => {
  const { variant } = await aProduct({ stock: 0 });
  const { 'x-forwarded-for': address } = aVisitor();
  const from = () => ({ ...aGuest('restock'), 'x-forwarded-for': address });
  for (let time = 0; time < 20; time++) {
    expect((await wait(from(), { sub_product: variant, phone: aPhone() })).status).toBe(200);
  }
  expect((await wait(from(), { sub_product: variant, phone: aPhone() })).status).toBe(429);
});
