import { expect, test } from 'vitest';
import { aProduct } from '@/tests/api/setup/goods';
import { oneClickOf } from '@/tests/api/setup/order';
import { aPhone, aSignInShop, type SignInShop } from '@/tests/api/setup/sign-in-shop';

const HTTPS = { 'x-forwarded-proto': 'https' };
const DAY = 24 * 60 * 60;

/** Sends a request as a browser with this cookie, and returns the cookies that it receives. */
async function send(
  shop: SignInShop,
  call: string,
  { cookie, token, body, key }: { cookie?: string; token?: string; body?: object; key?: string },
) {
  const [method, path] = call.split(' ');
  const response = await shop.app.request(`/api/v1${path}`, {
    ...(method && { method }),
    ...(body && { body: JSON.stringify(body) }),
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': '192.0.2.77',
      ...HTTPS,
      ...(cookie && { cookie }),
      ...(key && { 'idempotency-key': key }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
  });
  const { data } = await response.json();
  const cookies = response.headers.getSetCookie().map((set) => set.split(';', 1)[0] ?? '');
  return { status: response.status, data, cookies };
}

async function aGuestWithACart(shop: SignInShop) {
  const { variant } = await aProduct();
  const body = { sub_product: variant, amount: 1 };
  const { cookies } = await send(shop, 'POST /order/cart', { body });
  return { cookie: cookies[0] ?? '', variant };
}

async function signIn(shop: SignInShop, phone: string, cookie: string) {
  await send(shop, 'POST /user/send-code', { cookie, body: { phone } });
  const body = { phone, code: '12345' };
  const { data, cookies } = await send(shop, 'POST /user/sign-in', { cookie, body });
  return { token: String(data.token), cookies };
}

const cartOf = async (shop: SignInShop, sender: { cookie?: string; token?: string }) =>
  (await send(shop, 'GET /order/cart', sender)).data.results.map(
    (line: { sub_product: { id: number } }) => line.sub_product.id,
  );

test('a sign-in replaces the guest key and keeps the guest’s data', async () => {
  const shop = await aSignInShop();
  const { cookie: previous, variant } = await aGuestWithACart(shop);
  const { token, cookies } = await signIn(shop, aPhone(), previous);
  expect(cookies).toEqual([expect.stringMatching(/^__Host-sid=/)]);
  expect(cookies[0]).not.toBe(previous);
  expect(await cartOf(shop, { cookie: cookies[0] ?? '', token })).toEqual([variant]);
  expect(await cartOf(shop, { cookie: previous })).toEqual([]);
});

test('keeps the guest key after a wrong code', async () => {
  const shop = await aSignInShop({ newCode: () => '11111' });
  const { cookie, variant } = await aGuestWithACart(shop);
  const phone = aPhone();
  await send(shop, 'POST /user/send-code', { cookie, body: { phone } });
  const body = { phone, code: '22222' };
  const { status, cookies } = await send(shop, 'POST /user/sign-in', { cookie, body });
  expect([status, cookies]).toEqual([422, []]);
  expect(await cartOf(shop, { cookie })).toEqual([variant]);
});

test.each(['DELETE /user/sign-out', 'DELETE /user/session'])(
  'replaces the guest key on %s',
  async (call) => {
    const shop = await aSignInShop();
    const { cookie: previous } = await aGuestWithACart(shop);
    const { token, cookies } = await signIn(shop, aPhone(), previous);
    const [cookie = ''] = cookies;
    const out = await send(shop, call, { cookie, token });
    expect(out.cookies).toEqual([expect.stringMatching(/^__Host-sid=/)]);
    expect(out.cookies[0]).not.toBe(cookie);
    const { variant } = await aProduct();
    await send(shop, 'POST /order/cart', {
      cookie: out.cookies[0] ?? '',
      body: { sub_product: variant, amount: 1 },
    });
    expect(await cartOf(shop, { cookie })).toEqual([]);
  },
);

test('only the browser’s latest guest key is known after a sign-in and sign-out', async () => {
  const shop = await aSignInShop();
  const phone = aPhone();
  const { cookie: planted } = await aGuestWithACart(shop);
  const { token, cookies } = await signIn(shop, phone, planted);
  const [during = ''] = cookies;
  const out = await send(shop, 'DELETE /user/sign-out', { cookie: during, token });
  const [own = ''] = out.cookies;
  shop.pass(2 * DAY);
  for (let thief = 0; thief < 7; thief += 1) {
    await shop.sendCode(phone, { browser: `thief ${thief}`, address: `203.0.${thief}.1` });
  }
  const sentCode = async (cookie: string) => {
    const { status } = await shop.sendCode(phone, {
      cookie,
      headers: HTTPS,
      address: '198.51.100.9',
    });
    return status;
  };
  expect([await sentCode(planted), await sentCode(during), await sentCode(own)]).toEqual([
    429, 429, 200,
  ]);
});

test('lets a guest claim an order after another customer signed in and out', async () => {
  const shop = await aSignInShop();
  const goods = await aProduct();
  const [buyer, other] = [aPhone(), aPhone()];
  const body = oneClickOf(goods, 1, { phone_number: buyer });
  const order = await send(shop, 'POST /order/create', { body });
  const first = await signIn(shop, other, order.cookies[0] ?? '');
  const credentials = { cookie: first.cookies[0] ?? '', token: first.token };
  const out = await send(shop, 'DELETE /user/sign-out', credentials);
  const second = await signIn(shop, buyer, out.cookies[0] ?? '');
  const { data } = await send(shop, 'GET /order/order', { token: second.token });
  expect(data.results.map(({ id }: { id: number }) => id)).toEqual([order.data.id]);
});

test('creates no second order when a request is repeated after signing in and out', async () => {
  const shop = await aSignInShop();
  const body = oneClickOf(await aProduct(), 1, { phone_number: aPhone() });
  const key = 'one-click-of-a-guest'.padEnd(40, '.');
  const order = await send(shop, 'POST /order/create', { body, key });
  const { token, cookies } = await signIn(shop, aPhone(), order.cookies[0] ?? '');
  const out = await send(shop, 'DELETE /user/sign-out', { cookie: cookies[0] ?? '', token });
  const again = await send(shop, 'POST /order/create', { cookie: out.cookies[0] ?? '', body, key });
  expect([order.status, again.data.id]).toEqual([200, order.data.id]);
});

test('creates no second order when the response to a sign-in was lost', async () => {
  const shop = await aSignInShop();
  const { cookie } = await aGuestWithACart(shop);
  const body = oneClickOf(await aProduct(), 1, { phone_number: aPhone() });
  const key = 'one-click-before-a-loss'.padEnd(40, '.');
  const order = await send(shop, 'POST /order/create', { cookie, body, key });
  await signIn(shop, aPhone(), cookie);
  const again = await send(shop, 'POST /order/create', { cookie, body, key });
  expect([order.status, again.data.id]).toEqual([200, order.data.id]);
});
