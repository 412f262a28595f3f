import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { customers } from '@/api/db/schema/customer';
import { carryOut } from '@/api/operator/operator';
import { API_BASE } from '@/lib/constants';
import { aCustomer, type TestCustomer } from '@/tests/api/setup/customer';
import { aProduct } from '@/tests/api/setup/goods';
import { checkoutOf } from '@/tests/api/setup/order';
import { openTestShop, type TestShop } from '@/tests/api/setup/shop';

let shop: TestShop;
const PHONE = '998901112233';

beforeAll(async () => {
  shop = await openTestShop();
  await shop.ports.db.update(customers).set({ instalmentLimit: 0 });
  await set('new_customer_instalment_limit', '0');
});

const set = (name: string, value: string) => carryOut(shop.ports, 'setSetting', { name, value });

async function call(path: string, { headers }: Partial<TestCustomer> = {}, body?: object) {
  const response = await shop.app.request(`${API_BASE}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { ...headers, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { ...(await response.json()), code: response.status };
}

const offered = async () => (await call('/core/settings')).data.payment_methods;

test('offers installments only to customers with an installment limit (B-89)', async () => {
  const goods = await aProduct({}, shop);
  const customer = await aCustomer({ phone: PHONE, instalmentLimit: 0 }, shop);
  const order = { ...checkoutOf([goods]), payment: 'instalment', months: 12 };
  const quote = async () => {
    const { lines } = checkoutOf([goods]);
    return (await call('/order/quote', customer, { lines })).data.payments;
  };
  expect(await offered()).toEqual(['sandbox', 'cash', 'card']);
  expect(await quote()).not.toContain('instalment');
  expect((await call('/order/order', customer, order)).code).toBe(422);

  const command = { phone: '+998 90 111-22-33', limit: 5_000_000 };
  const preview = await carryOut(shop.ports, 'setLimit', { ...command, preview: true });
  expect(preview).toEqual({ phone: PHONE, before: 0, after: 5_000_000 });
  expect(await offered()).not.toContain('instalment');
  await carryOut(shop.ports, 'setLimit', command);
  expect(await offered()).toContain('instalment');
  expect(await quote()).toContain('instalment');
  expect((await call('/order/order', customer, order)).code).toBe(200);
  const other = await aCustomer({ instalmentLimit: 0 }, shop);
  expect((await call('/order/order', other, order)).code).toBe(422);
});

test('sets no installment limit for an unknown customer or an invalid phone number', async () => {
  const limit = { limit: 1 };
  await expect(
    carryOut(shop.ports, 'setLimit', { phone: '998901112299', ...limit }),
  ).rejects.toThrow('no customer has the phone +998 90 111-22-99');
  await expect(carryOut(shop.ports, 'setLimit', { phone: '12', ...limit })).rejects.toThrow(
    "'12' is not a phone number",
  );
});

test('offers only the enabled payment methods (S1-16)', async () => {
  const goods = await aProduct({}, shop);
  const customer = await aCustomer({ instalmentLimit: 5_000_000 }, shop);
  await set('payments', 'cash,payme');
  expect(await offered()).toEqual(['cash']);
  const body = { ...checkoutOf([goods]), payment: 'card' };
  expect((await call('/order/order', customer, body)).code).toBe(422);
  expect((await call('/order/order', customer, { ...body, payment: 'cash' })).code).toBe(200);
  await expect(set('payments', 'cash,gold')).rejects.toThrow('it must be some of cash,card,');
  await expect(set('payments', '')).rejects.toThrow('it must be some of cash,card,');
  const [row] = await shop.ports.db.select().from(customers).where(eq(customers.phone, PHONE));
  expect(row?.instalmentLimit).toBe(5_000_000);
});
