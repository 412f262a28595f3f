import { expect, test } from 'vitest';
import { aCustomer, type TestCustomer } from '@/tests/api/setup/customer';
import { aProduct, type TestGoods } from '@/tests/api/setup/goods';
import { aGuest } from '@/tests/api/setup/guest';
import { checkoutOf } from '@/tests/api/setup/order';
import { aPromo } from '@/tests/api/setup/promo';
import { detailOf, read, request } from '@/tests/api/setup/request';

type Headers = Record<string, string>;
const NEVER = { kind: 'fixed', value: 10, minimum: 20 } as const;

function troubleOf(goods: TestGoods, code: string, headers: Headers) {
  const lines = [{ sub_product: goods.variant, amount: 1 }];
  const body = { lines, promo_code: code };
  return read('order.quote', '/order/quote', { headers, body, locale: 'ru' }).then(
    ({ promo, total }) => ({ trouble: promo?.trouble, detail: promo?.detail, total }),
  );
}

async function guess(goods: TestGoods, count: number, headers: Headers) {
  const made = Array.from({ length: count }, (_, at) => `GUESS-${at}`);
  for (const code of made) expect((await troubleOf(goods, code, headers)).trouble).toBe('unknown');
}

test('refuses further codes from a customer after twenty different unknown codes', async () => {
  const [{ headers }, goods, code] = [await aCustomer(), await aProduct(), await aPromo()];
  // The cart and the checkout check the same code repeatedly.
  for (let again = 0; again < 30; again += 1) await troubleOf(goods, 'GUESS-0', headers);
  await guess(goods, 20, headers);

  expect(await troubleOf(goods, code, headers)).toMatchObject({
    trouble: 'limited',
    detail: expect.stringMatching(/^Слишком много неверных промокодов\. Подождите ещё \S+/),
  });
  const other = await aCustomer();
  expect(await troubleOf(goods, code, other.headers)).toMatchObject({ trouble: null });
});

test('counts unknown codes in refused orders, and still accepts orders without a code', async () => {
  const [customer, goods, code] = [await aCustomer(), await aProduct(), await aPromo(NEVER)];
  const place = ({ headers }: TestCustomer, promo_code?: string) =>
    request('/order/order', { headers, body: checkoutOf([goods], { promo_code }) });
  await guess(goods, 19, customer.headers);

  const unknown = await place(customer, 'GUESS-19');
  expect(unknown.status).toBe(409);
  const limited = await place(customer, code);
  expect(limited.status).toBe(409);
  expect(detailOf(limited)).toContain('Notoʻgʻri promokod juda koʻp kiritildi');
  expect((await place(customer)).status).toBe(200);
});

test('limits guests by their IP address, regardless of their browser', async () => {
  const [goods, code] = [await aProduct(), await aPromo()];
  const from = (address: string) => ({ ...aGuest('guesses'), 'x-forwarded-for': address });
  await guess(goods, 40, from('203.0.113.77'));

  expect(await troubleOf(goods, code, from('203.0.113.77'))).toMatchObject({ trouble: 'limited' });
  expect(await troubleOf(goods, code, from('198.18.7.7'))).toMatchObject({ trouble: null });
});
