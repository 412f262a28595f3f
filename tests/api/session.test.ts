import { expect, test } from 'vitest';
import { type CallName, calls } from '@/lib/contract/calls';
import { contract } from '@/lib/contract/contract';
import { ask } from './setup/ask';
import { aPhone, aSignInShop, type SignInShop } from './setup/sign-in-shop';

async function signedIn(shop: SignInShop, phone = aPhone()): Promise<string> {
  await shop.sendCode(phone);
  const { data } = await shop.signIn(phone, '12345');
  return String(data.token);
}

const own = (Object.keys(calls) as CallName[]).filter((name) => 'customer' in contract[name]);

test.each(own)('%s is refused without a token and with an invalid one (S6-06)', async (name) => {
  const [method = '', path = ''] = calls[name].split(' ');
  const shop = await aSignInShop();
  for (const token of [undefined, 'x', 'a'.repeat(43), "' or 1=1"]) {
    const asked = await shop.ask(
      method,
      path.replace(/:\w+/, '1'),
      method === 'GET' ? undefined : {},
      {
        ...(token && { token }),
      },
    );
    expect(asked.status).toBe(401);
  }
});

test('after signing out the token answers 401 in 100 of 100 calls (S7-10)', async () => {
  const shop = await aSignInShop();
  const token = await signedIn(shop);
  expect((await shop.ask('DELETE', '/user/sign-out', undefined, { token })).status).toBe(200);
  const answers = await Promise.all(
    Array.from({ length: 100 }, () => shop.ask('GET', '/user/user_settings', undefined, { token })),
  );
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(100);
});

test('signing out on one device leaves the others signed in', async () => {
  const shop = await aSignInShop();
  const phone = aPhone();
  const one = await signedIn(shop, phone);
  shop.pass(121);
  const other = await signedIn(shop, phone);
  await shop.ask('DELETE', '/user/sign-out', undefined, { token: one });
  expect((await shop.ask('GET', '/user/user_settings', undefined, { token: other })).status).toBe(
    200,
  );
});

const DAY = 24 * 60 * 60;

test('a token is valid for 30 days from its last use and for 90 days in all', async () => {
  const shop = await aSignInShop();
  const [used, unused] = [await signedIn(shop), await signedIn(shop)];
  const isAlive = async (token: string) =>
    (await shop.ask('GET', '/user/user_settings', undefined, { token })).status === 200;

  shop.pass(29 * DAY);
  expect(await isAlive(used)).toBe(true);
  shop.pass(2 * DAY);
  expect([await isAlive(used), await isAlive(unused)]).toEqual([true, false]);
  shop.pass(29 * DAY);
  expect(await isAlive(used)).toBe(true);
  shop.pass(29 * DAY);
  expect(await isAlive(used)).toBe(true);
  shop.pass(2 * DAY);
  expect(await isAlive(used)).toBe(false);
});

test('a customer reads and changes her settings (S3-01, S3-02, S7-11, S7-13)', async () => {
  const shop = await aSignInShop();
  const phone = aPhone();
  const token = await signedIn(shop, phone);
  const change = {
    first_name: ' Madina ',
    last_name: 'Karimova',
    gender: 'female',
    email: 'm@x.uz',
  };
  const put = await shop.ask('PUT', '/user/user_settings', change, { token });
  const said = {
    id: expect.any(Number),
    phone,
    first_name: 'Madina',
    last_name: 'Karimova',
    full_name: 'Madina Karimova',
    gender: 'female',
    email: 'm@x.uz',
  };
  expect(put).toMatchObject({ status: 200, data: said });
  expect((await shop.ask('GET', '/user/user_settings', undefined, { token })).data).toEqual(said);

  await shop.ask(
    'PUT',
    '/user/user_settings',
    { first_name: 'M', gender: '', email: '' },
    { token },
  );
  const { data } = await shop.ask('GET', '/user/user_settings', undefined, { token });
  expect(data).toMatchObject({ last_name: '', gender: null, email: '' });
});

test.each([
  [{ first_name: '' }, 'first_name'],
  [{ first_name: 'a'.repeat(61) }, 'first_name'],
  [{ first_name: 'M', email: 'nonsense' }, 'email'],
  [{ first_name: 'M', gender: 'other' }, 'gender'],
  [{ last_name: 'K' }, 'first_name'],
])('%j is refused with the name of the field', async (change, field) => {
  const shop = await aSignInShop();
  const token = await signedIn(shop);
  const { status, data } = await shop.ask('PUT', '/user/user_settings', change, { token });
  expect(status).toBe(422);
  expect(data.fields).toHaveProperty(field);
});

test('the profile call cannot change the phone or the id', async () => {
  const shop = await aSignInShop();
  const phone = aPhone();
  const token = await signedIn(shop, phone);
  const { data: before } = await shop.ask('GET', '/user/user_settings', undefined, { token });
  const hostile = { first_name: 'M', phone: '998900000000', id: 1, instalmentLimit: 1e12 };
  const { data } = await shop.ask('PUT', '/user/user_settings', hostile, { token });
  expect(data).toMatchObject({ phone, id: before.id });
});

test('a form field with a NUL is refused without a server error', async () => {
  const shop = await aSignInShop();
  const token = await signedIn(shop);
  const body = new FormData();
  body.append('first_name', 'a\0b');
  const answer = await shop.app.request('/api/v1/user/user_settings', {
    method: 'PUT',
    body,
    headers: { authorization: `Bearer ${token}` },
  });
  expect(answer.status).toBe(400);
});

test('personal responses forbid shared caches', async () => {
  const { headers } = await ask('/user/user_settings');
  expect(headers.get('cache-control')).toBe('no-store');
  const sent = await ask('/user/send-code', { body: { phone: aPhone() } });
  expect(sent.headers.get('cache-control')).toBe('no-store');
});

test.each(['cross-site'])('a page of another site (%s) cannot write', async (site) => {
  const shop = await aSignInShop();
  const writes = Object.values(calls).filter((call) => !call.startsWith('GET '));
  for (const call of writes) {
    const [method = '', path = ''] = call.split(' ');
    const answer = await shop.app.request(`/api/v1${path.replace(/:\w+/, '1')}`, {
      method,
      headers: { 'sec-fetch-site': site, 'content-type': 'application/x-www-form-urlencoded' },
      ...(method !== 'DELETE' && { body: 'sub_product=1&amount=1&phone=998901234567' }),
    });
    expect([call, answer.status]).toEqual([call, 403]);
  }
  expect(shop.sent).toEqual([]);
});
