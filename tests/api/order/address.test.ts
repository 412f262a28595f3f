import { expect, test } from 'vitest';
import { aCustomer, type TestCustomer } from '@/tests/api/setup/customer';
import { read, request } from '@/tests/api/setup/request';
import { testShop } from '@/tests/api/setup/shop';

async function place(at = 0) {
  const { results: regions } = await read('geo.regions', '/core/regions');
  const region = regions[at]?.id ?? 0;
  const { results } = await read('geo.cities', `/core/cities?region=${region}`);
  return { region, district: results[0]?.id ?? 0 };
}

const add = (customer: TestCustomer, body: object, locale: 'uz' | 'ru' = 'uz') =>
  request('/order/address', { headers: customer.headers, body, locale });
const bookOf = (customer: TestCustomer, query = '') =>
  read('address.list', `/order/address${query}`, { headers: customer.headers });

async function change(customer: TestCustomer, id: number, body: object, method = 'PUT') {
  const { app } = await testShop();
  return app.request(`/api/v1/order/address/${id}`, {
    method,
    headers: { ...customer.headers, 'content-type': 'application/json' },
    ...(method === 'PUT' && { body: JSON.stringify(body) }),
  });
}

const inside = {
  entrance: '2',
  floor: '5',
  flat: '17',
  intercom_code: '17K',
  comment: 'eshik oldida',
};

test('returns an address as fields and as one localized line (S3-14, S7-15)', async () => {
  const customer = await aCustomer();
  const where = await place();
  const { status, envelope } = await add(
    customer,
    { ...where, house: 'Navoiy 1', ...inside },
    'ru',
  );
  expect(status).toBe(200);
  expect(envelope.data).toMatchObject({
    id: expect.any(Number),
    ...where,
    city: where.district,
    house: 'Navoiy 1',
    ...inside,
  });

  const { results, count } = await bookOf(customer);
  expect(count).toBe(1);
  expect(results[0]?.text).toContain('2-podyezd, 5-qavat, 17-xonadon');
  expect(JSON.stringify(envelope.data)).toContain('подъезд 2');
});

test('accepts an address as form data (S7-15)', async () => {
  const { app } = await testShop();
  const customer = await aCustomer();
  const { region, district } = await place();
  const body = new FormData();
  for (const [name, value] of Object.entries({ region, district, house: 'Navoiy 2' })) {
    body.append(name, String(value));
  }
  const response = await app.request('/api/v1/order/address', {
    method: 'POST',
    body,
    headers: customer.headers,
  });
  expect(response.status).toBe(200);
  expect((await bookOf(customer)).results[0]).toMatchObject({
    house: 'Navoiy 2',
    entrance: '',
    comment: '',
  });
});

test('lists addresses filtered by city, with results and total count (S7-14)', async () => {
  const customer = await aCustomer();
  const [one, other] = [await place(0), await place(1)];
  for (const where of [one, other, other]) await add(customer, { ...where, house: 'x' });
  expect((await bookOf(customer)).count).toBe(3);
  expect((await bookOf(customer, `?city=${other.district}`)).count).toBe(2);
  expect((await bookOf(customer, '?city=99999999')).results).toEqual([]);
});

test('changes and deletes an address (S7-16, S7-17)', async () => {
  const customer = await aCustomer();
  const where = await place();
  await add(customer, { ...where, house: 'one', flat: '3' });
  const { results } = await bookOf(customer);
  const id = results[0]?.id ?? 0;

  expect((await change(customer, id, { ...(await place(1)), house: 'two' })).status).toBe(200);
  expect((await bookOf(customer)).results[0]).toMatchObject({ id, house: 'two', flat: '' });
  expect((await change(customer, id, {}, 'DELETE')).status).toBe(200);
  expect((await bookOf(customer)).count).toBe(0);
  expect((await change(customer, id, {}, 'DELETE')).status).toBe(404);
});

test('changes or deletes only the requested address (S7-16, S7-17)', async () => {
  const customer = await aCustomer();
  const where = await place();
  for (const house of ['one', 'two', 'three']) await add(customer, { ...where, house });
  const id = (await bookOf(customer)).results[1]?.id ?? 0;
  const houses = async () => (await bookOf(customer)).results.map(({ house }) => house);

  const changed = await change(customer, id, { ...where, house: 'new' });
  expect((await changed.json()).data).toMatchObject({ id, house: 'new' });
  expect(await houses()).toEqual(['one', 'new', 'three']);
  await change(customer, id, {}, 'DELETE');
  expect(await houses()).toEqual(['one', 'three']);
});

test.each([
  ['no region', { region: undefined }, 'region'],
  ['no district', { district: undefined }, 'district'],
  ['an unknown district', { district: 99_999_999 }, 'district'],
  ['a blank house', { house: '  ' }, 'house'],
  ['a house of 201 characters', { house: 'x'.repeat(201) }, 'house'],
  ['a flat of 21 characters', { flat: 'x'.repeat(21) }, 'flat'],
  ['a comment of 301 characters', { comment: 'x'.repeat(301) }, 'comment'],
])('rejects an address with %s and names the invalid field', async (_case, part, field) => {
  const customer = await aCustomer();
  const { status, envelope } = await add(customer, { ...(await place()), house: 'x', ...part });
  expect(status).toBe(422);
  expect(envelope.data).toHaveProperty(['fields', field]);
  expect((await bookOf(customer)).count).toBe(0);
});

test('rejects a district of another region', async () => {
  const customer = await aCustomer();
  const { district } = await place(1);
  const { region } = await place(0);
  expect((await add(customer, { region, district, house: 'x' })).status).toBe(422);
});

test('responds with 404 to changes and deletions of another customer’s address', async () => {
  const [owner, thief] = [await aCustomer(), await aCustomer()];
  const where = await place();
  await add(owner, { ...where, house: 'hers' });
  const id = (await bookOf(owner)).results[0]?.id ?? 0;

  expect((await change(thief, id, { ...where, house: 'his' })).status).toBe(404);
  expect((await change(thief, id, {}, 'DELETE')).status).toBe(404);
  expect((await bookOf(thief)).results).toEqual([]);
  expect((await bookOf(owner)).results.map(({ house }) => house)).toEqual(['hers']);
});

test('limits how many addresses a customer can save', async () => {
  const customer = await aCustomer();
  const where = await place();
  const statuses: number[] = [];
  for (let at = 0; at < 52; at += 1)
    statuses.push((await add(customer, { ...where, house: `${at}` })).status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(50);
  expect(statuses.slice(50)).toEqual([422, 422]);
});
