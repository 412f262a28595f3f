import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { orders } from '@/api/db/schema/order';
import type { Order, RefusedOrder } from '@/lib/contract/order';
import { changePrice } from '@/packages/mock/control/change-goods';
import { aCustomer } from '@/tests/api/setup/customer';
import { aProduct } from '@/tests/api/setup/goods';
import { aGuest } from '@/tests/api/setup/guest';
import { checkoutOf, oneClickOf, stockOf } from '@/tests/api/setup/order';
import { read, request, type TestResponse } from '@/tests/api/setup/request';
import { testShop } from '@/tests/api/setup/shop';

const place = (headers: Record<string, string>, body: object) =>
  request('/order/order', { headers, body });
const oneClick = (headers: Record<string, string>, body: object) =>
  request('/order/create', { headers, body });
const refusal = ({ envelope }: TestResponse) => envelope.data as RefusedOrder;

// Requirements: S3-29, S4-36
test('checkout creates an order with its lines, amounts and delivery place (S7-26)', async () => {
  const { headers } = await aCustomer();
  const [one, other] = [
    await aProduct({ price: 200_000, discountedPrice: 150_000 }),
    await aProduct(),
  ];
  const order = await read('order.place', '/order/order', {
    headers,
    body: checkoutOf([one, other], { comment: 'Qoʻngʻiroq qiling' }, 2),
  });

  expect(order).toMatchObject({
    date: '2026-11-21T04:00:00.000Z',
    price: 565_000,
    delivery_price: 25_000,
    status: 'new',
    payment_status: 'waiting',
    payment: 'cash',
    pay_until: null,
    delivery: 'courier',
    instalment: null,
    place: 'Toshkent shahri, Chilonzor tumani, Buyuk Ipak Yoʻli, 48',
    full_name: 'Madina Karimova',
    phone_number: '998901234567',
    comment: 'Qoʻngʻiroq qiling',
    history: [{ status: 'new', date: '2026-11-21T04:00:00.000Z' }],
  });
  expect(order.products).toMatchObject([
    { sub_product: one.variant, amount: 2, price: 150_000, total: 300_000, can_review: false },
    { sub_product: other.variant, amount: 2, price: 120_000, total: 240_000 },
  ]);
  expect(await stockOf(one)).toEqual({ left: 7, moved: -2, moves: 1 });
  expect(await read('order.get', `/order/order/${order.id}`, { headers })).toEqual(order);
});

test('an order keeps the prices at which it was placed', async () => {
  const { ports } = await testShop();
  const [{ headers }, goods] = [await aCustomer(), await aProduct({ price: 150_000 })];
  const order = await read('order.place', '/order/order', { headers, body: checkoutOf([goods]) });
  await changePrice(ports, goods.variant, { price: 990_000 });

  expect(await read('order.get', `/order/order/${order.id}`, { headers })).toEqual(order);
});

test('removes ordered lines from the cart and keeps the others (S7-26)', async () => {
  const { headers } = await aCustomer();
  const [ordered, remaining] = [await aProduct(), await aProduct()];
  for (const { variant } of [ordered, remaining]) {
    await request('/order/cart', { headers, body: { sub_product: variant, amount: 1 } });
  }
  await place(headers, checkoutOf([ordered]));

  const { results } = await read('cart.list', '/order/cart', { headers });
  expect(results.map(({ sub_product }) => sub_product.id)).toEqual([remaining.variant]);
});

// Requirements: S3-19
test('places a one-click order for a guest from form data (S7-25, S6-03)', async () => {
  const goods = await aProduct({ stock: 5 });
  const { products, ...fields } = oneClickOf(goods, 3);
  const form = new URLSearchParams({
    ...Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)])),
    products: JSON.stringify(products),
  });
  const order = await read('order.oneClick', '/order/create', {
    headers: { ...aGuest('order'), 'content-type': 'application/x-www-form-urlencoded' },
    form: form.toString(),
  });

  expect(order).toMatchObject({ price: 385_000, place: 'Toshkent shahri, Chilonzor tumani' });
  expect(order.products).toMatchObject([{ product: { id: goods.product }, amount: 3 }]);
  expect((await stockOf(goods)).left).toBe(2);
});

test('stores the map position that a one-click order contains (S3-19)', async () => {
  const { ports } = await testShop();
  const { headers } = await aCustomer();
  const placed = async ({ envelope }: TestResponse) => {
    const { id } = Object(envelope.data);
    const [stored] = await ports.db.select().from(orders).where(eq(orders.id, id));
    return [stored?.latitude, stored?.longitude];
  };
  const sent = await oneClick({}, oneClickOf(await aProduct()));
  expect(await placed(sent)).toEqual(['41.31', '69.24']);
  expect(await placed(await place(headers, checkoutOf([await aProduct()])))).toEqual(['', '']);
});

test('a one-click order turns a visitor into a guest (S6-03)', async () => {
  const response = await oneClick({}, oneClickOf(await aProduct()));
  expect(response.status).toBe(200);
  expect(response.headers.get('set-cookie')).toMatch(/^sid=\S+; .*HttpOnly; SameSite=Lax/);
});

test('copies the name in an order to the customer only if the customer has no name', async () => {
  const nameless = await aCustomer({ firstName: '', lastName: '' });
  const named = await aCustomer({ firstName: 'Zuhra', lastName: '' });
  const nameOf = async ({ headers }: typeof named) => {
    const user = await read('user.get', '/user/user_settings', { headers });
    return [user?.first_name, user?.last_name];
  };
  const short = await place(nameless.headers, checkoutOf([await aProduct({ stock: 0 })]));
  expect([short.status, await nameOf(nameless)]).toEqual([409, ['', '']]);

  const full_name = ' Madina  Karimova Rustam qizi ';
  await place(nameless.headers, checkoutOf([await aProduct()], { full_name }));
  await oneClick(named.headers, oneClickOf(await aProduct()));
  expect(await nameOf(nameless)).toEqual(['Madina', 'Karimova Rustam qizi']);
  expect(await nameOf(named)).toEqual(['Zuhra', '']);
});

test('lets only customers check out (S6-06)', async () => {
  const body = checkoutOf([await aProduct()]);
  expect((await request('/order/order', { body })).status).toBe(401);
  expect((await place(aGuest('order'), body)).status).toBe(401);
});

const invalidFields: [string, unknown][] = [
  ['full_name', ''],
  ['full_name', undefined],
  ['phone_number', '12345'],
  ['region', 999_999],
  ['region', 1727],
  ['district', 999_999],
  ['district', undefined],
  ['type', 2],
  ['type', undefined],
  ['products', []],
  ['products', '{'],
  ['products', [{ product: 1, price: 'free', count: 1 }]],
];

test.each(
  invalidFields.map(([name, value]): [string, string, unknown] => [
    value === undefined ? `no ${name}` : `${name} ${JSON.stringify(value)}`,
    name,
    value,
  ]),
)('rejects a one-click order with %s (S3-19, S3-20)', async (_what, name, value) => {
  const goods = await aProduct();
  const response = await oneClick(aGuest('order'), oneClickOf(goods, 1, { [name]: value }));
  expect(response.status).toBe(422);
  expect(response.envelope.data).toMatchObject({ fields: { [name]: expect.any(String) } });
  expect((await stockOf(goods)).moves).toBe(0);
});

test('a one-click order contains the selected SKU (D-27)', async () => {
  const list = await read('product.list', '/catalog/product?size=60');
  const card = list.results.find(({ has_options, amount }) => has_options && amount > 0);
  const { sub_products } = await read('product.short', `/catalog/product/short/${card?.id}`);
  const chosen = sub_products.findLast(({ amount }) => amount > 0);
  const price = chosen?.discounted_price ?? chosen?.price;
  const products = [{ product: card?.id, sub_product: chosen?.id, price, count: 1 }];
  const { envelope } = await oneClick(aGuest('order'), {
    ...oneClickOf(await aProduct()),
    products,
  });
  const [line] = (envelope.data as Order).products;
  expect(line?.sub_product).toBe(chosen?.id);
  expect(line?.options).toMatch(/^\S.*: \S/);
});

test('stores the image shown in the cart with the order line (S3-29)', async () => {
  const { headers } = await aCustomer();
  const { results } = await read('product.list', '/catalog/product?size=60');
  const seen = results.filter(({ amount, sub_product }) => amount > 0 && sub_product).slice(0, 2);
  for (const { sub_product } of seen) {
    await request('/order/cart', { headers, body: { sub_product, amount: 1 } });
  }
  const cart = (await read('cart.list', '/order/cart', { headers })).results;
  const lines = cart.map(({ sub_product: { id, price, discounted_price } }) => ({
    sub_product: id,
    amount: 1,
    price: discounted_price ?? price,
  }));
  const body = { ...checkoutOf([]), lines };
  const order = await read('order.place', '/order/order', { headers, body });

  const pictures = cart.map(({ sub_product: { id }, product: { image } }) => [id, image]);
  expect(pictures).toEqual([
    [expect.any(Number), expect.any(String)],
    [expect.any(Number), expect.any(String)],
  ]);
  const shown = order.products.map(({ sub_product, product }) => [sub_product, product.image]);
  expect(shown.sort()).toEqual(pictures.sort());
});

test('responds with 409 and creates no order when a line exceeds the stock', async () => {
  const { headers } = await aCustomer();
  const [plenty, short] = [await aProduct(), await aProduct({ stock: 1 })];
  const response = await place(headers, checkoutOf([plenty, short], {}, 2));

  expect(response.status).toBe(409);
  expect(refusal(response)).toEqual({
    detail: 'Omborda buncha yoʻq',
    code: 'out_of_stock',
    lines: [
      {
        sub_product: short.variant,
        amount: 2,
        stock: 1,
        price: 120_000,
        discounted_price: null,
      },
    ],
  });
  expect([await stockOf(plenty), await stockOf(short)]).toMatchObject([{ left: 9 }, { left: 1 }]);
  expect((await read('order.list', '/order/order', { headers })).count).toBe(0);
});

test('responds with 409 and the new price when a price changed (B-85)', async () => {
  const { headers } = await aCustomer();
  const goods = await aProduct({ price: 120_000, discountedPrice: 90_000 });
  const stale = { ...goods, price: 120_000 };
  const responses = [
    await place(headers, checkoutOf([stale])),
    await oneClick(aGuest('order'), oneClickOf(stale, 2)),
  ];

  for (const response of responses) {
    expect(response.status).toBe(409);
    expect(refusal(response)).toMatchObject({
      code: 'price_changed',
      lines: [{ sub_product: goods.variant, price: 120_000, discounted_price: 90_000, stock: 9 }],
    });
  }
});

test('merges two lines with the same SKU into one', async () => {
  const { headers } = await aCustomer();
  const goods = await aProduct({ stock: 3 });
  expect((await place(headers, checkoutOf([goods, goods], {}, 2))).status).toBe(409);
  const order = await read('order.place', '/order/order', {
    headers,
    body: checkoutOf([goods, goods]),
  });
  expect(order.products).toMatchObject([{ amount: 2 }]);
});

test.each([
  ['uz', 'Toʻlov muddatini tanlang'],
  ['ru', 'Выберите срок рассрочки'],
] as const)(
  'rejects an installment order without a term, with a message in %s',
  async (locale, text) => {
    const { headers } = await aCustomer();
    const body = checkoutOf([await aProduct()], { payment: 'instalment' });
    const refused = await request('/order/order', { headers, body, locale });
    expect([refused.status, refused.envelope.data]).toEqual([
      422,
      { detail: expect.stringMatching(/ /), fields: { months: text } },
    ]);
  },
);

test('accepts only offered payment methods', async () => {
  const { headers } = await aCustomer();
  const pay = async (payment: 'payme' | 'sandbox') =>
    place(headers, checkoutOf([await aProduct()], { payment }));
  const refused = await pay('payme');
  expect(refused.status).toBe(422);
  expect(refused.envelope.data).toMatchObject({ fields: { payment: expect.any(String) } });
  expect((await pay('sandbox')).status).toBe(200);
});
