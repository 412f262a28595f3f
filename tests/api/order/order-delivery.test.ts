import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { addresses } from '@/api/db/schema/customer';
import { aCustomer, type TestCustomer } from '@/tests/api/setup/customer';
import { aProduct } from '@/tests/api/setup/goods';
import { checkoutOf, TASHKENT } from '@/tests/api/setup/order';
import { read, request } from '@/tests/api/setup/request';
import { testShop } from '@/tests/api/setup/shop';

const place = (headers: Record<string, string>, body: object) =>
  request('/order/order', { headers, body });

test('saves an address on request and delivers only to the customer’s own addresses', async () => {
  const [her, other] = [await aCustomer(), await aCustomer()];
  const typed = {
    ...({ type: 'courier', ...TASHKENT, house: 'Bunyodkor, 7' } as const),
    entrance: '2',
    floor: '5',
    flat: '17',
    intercom_code: '17K',
  };
  await place(her.headers, checkoutOf([await aProduct()], { delivery: typed, save_address: true }));
  await place(her.headers, checkoutOf([await aProduct()], { delivery: typed, save_address: true }));
  const { count } = await read('address.list', '/order/address', { headers: her.headers });
  expect(count).toBe(1);
  const address = await addressOf(her.id);

  const again = { delivery: { type: 'address', address } as const };
  const order = await read('order.place', '/order/order', {
    headers: her.headers,
    locale: 'ru',
    body: checkoutOf([await aProduct()], again),
  });
  expect(order.place).toBe(
    'Ташкент, Чиланзарский район, Bunyodkor, 7, подъезд 2, этаж 5, кв. 17, домофон 17K',
  );
  expect((await place(other.headers, checkoutOf([await aProduct()], again))).status).toBe(404);
});

test('saves an address only on request', async () => {
  const { headers } = await aCustomer();
  for (const save_address of [undefined, false]) {
    const { status } = await place(headers, checkoutOf([await aProduct()], { save_address }));
    expect(status).toBe(200);
  }
  expect((await read('address.list', '/order/address', { headers })).count).toBe(0);
});

test('saves no address when none was typed', async () => {
  const { headers } = await aCustomer();
  const body = { ...TASHKENT, house: 'Navoiy, 1' };
  const { id } = await read('address.add', '/order/address', { headers, body });
  const [point] = (await read('geo.deliveryPoints', '/order/delivery-point')).results;
  const typed = [
    { type: 'address', address: id },
    { type: 'pickup', point: point?.id ?? 0 },
  ] as const;
  for (const delivery of typed) {
    const form = checkoutOf([await aProduct()], { delivery, save_address: true });
    expect((await place(headers, form)).status).toBe(200);
  }
  expect((await read('address.list', '/order/address', { headers })).count).toBe(1);
});

test('delivers to the selected one of several saved addresses', async () => {
  const { headers } = await aCustomer();
  const add = (house: string) =>
    read('address.add', '/order/address', { headers, body: { ...TASHKENT, house } });
  for (const { id, house } of [await add('Navoiy, 1'), await add('Bobur, 2')]) {
    const body = checkoutOf([await aProduct()], { delivery: { type: 'address', address: id } });
    const order = await read('order.place', '/order/order', { headers, body });
    expect(order.place).toContain(house);
  }
});

test('does not save the same address of a customer twice', async () => {
  const [her, other] = [await aCustomer(), await aCustomer()];
  const { results } = await read('geo.cities', `/core/cities?region=${TASHKENT.region}`);
  const elsewhere = results.find(({ id }) => id !== TASHKENT.district)?.id;
  const door = { ...TASHKENT, house: 'Navoiy, 1', entrance: '1', flat: '1' };
  const doors = [{ house: 'Navoiy, 2' }, { entrance: '2' }, { flat: '2' }, { district: elsewhere }];
  const saveTwice = async ({ headers }: TestCustomer, part: object) => {
    const delivery = { type: 'courier' as const, ...door, ...part };
    for (const goods of [await aProduct(), await aProduct()]) {
      await place(headers, checkoutOf([goods], { delivery, save_address: true }));
    }
    return (await read('address.list', '/order/address', { headers })).count;
  };

  expect(await saveTwice(her, {})).toBe(1);
  for (const [at, part] of doors.entries()) expect(await saveTwice(her, part)).toBe(at + 2);
  expect(await saveTwice(other, {})).toBe(1);
});

test('places an order without saving its address when the address book is full', async () => {
  const { db } = (await testShop()).ports;
  const [{ headers, id }, goods] = [await aCustomer(), await aProduct()];
  const houses = Array.from({ length: 50 }, (_, at) => `Navoiy ${at}`);
  const book = { customerId: id, cityId: TASHKENT.district };
  await db.insert(addresses).values(houses.map((house) => ({ ...book, house })));

  const response = await place(headers, checkoutOf([goods], { save_address: true }));
  expect(response.status).toBe(200);
  const saved = await db.select().from(addresses).where(eq(addresses.customerId, id));
  expect(saved.map(({ house }) => house)).toEqual(houses);
});

test('delivers to a pickup point for free and rejects an unknown point', async () => {
  const { headers } = await aCustomer();
  const points = await read('geo.deliveryPoints', '/order/delivery-point');
  const pickup = (point: number) => ({ delivery: { type: 'pickup', point } as const });
  const order = await read('order.place', '/order/order', {
    headers,
    body: checkoutOf([await aProduct()], pickup(points.results[0]?.id ?? 0)),
  });
  expect(order).toMatchObject({ delivery: 'pickup', delivery_price: 0, price: 120_000 });
  const [point] = points.results;
  expect(order.place).toBe(`${point?.city}, ${point?.address}`);
  expect(order.point).toEqual(point);
  expect(Date.parse(order.delivery_date ?? '')).toBeGreaterThan(Date.parse(order.date));
  const courier = await read('order.place', '/order/order', {
    headers,
    body: checkoutOf([await aProduct()]),
  });
  expect(courier.point).toBeNull();
  const none = await place(headers, checkoutOf([await aProduct()], pickup(99_999)));
  expect(none.status).toBe(422);
});

test.each([
  ['{"type":"courier"}', 422],
  ['{"type":"flying"}', 422],
  ['null', 422],
])('responds to the delivery %s with %i', async (delivery, status) => {
  const { headers } = await aCustomer();
  const body = { ...checkoutOf([await aProduct()]), delivery: JSON.parse(delivery) };
  expect((await place(headers, body)).status).toBe(status);
});

async function addressOf(customer: number): Promise<number> {
  const { ports } = await testShop();
  const [row] = await ports.db.select().from(addresses).where(eq(addresses.customerId, customer));
  return row?.id ?? 0;
}
