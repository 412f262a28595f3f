import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { findCustomer, storeToken } from '@/api/services/session/token';
import { calls, methodAndPath } from '@/lib/contract/calls';
import { callNames, contract } from '@/lib/contract/contract';
import { aCustomer } from '@/tests/api/setup/customer';
import { request } from '@/tests/api/setup/request';
import { testShop } from '@/tests/api/setup/shop';
import { aPhone, aSignInShop, type SignInShop, signedIn } from '@/tests/api/setup/sign-in-shop';

const own = callNames.filter((name) => 'customer' in contract[name]);

test.each(own)('rejects %s without a token and with an invalid one (S6-06)', async (name) => {
  const [method, path] = methodAndPath(calls[name]);
  const shop = await aSignInShop();
  for (const token of [undefined, 'x', 'a'.repeat(43), "' or 1=1"]) {
    const sentCode = await shop.send(
      method,
      path.replace(/:\w+/, '1'),
      method === 'GET' ? undefined : {},
      {
        ...(token && { token }),
      },
    );
    expect(sentCode.status).toBe(401);
  }
});

test('rejects the token with 401 in 100 of 100 requests after a sign-out (S7-10)', async () => {
  const shop = await aSignInShop();
  const token = await signedIn(shop);
  expect((await shop.send('DELETE', '/user/sign-out', undefined, { token })).status).toBe(200);
  const responses = await Promise.all(
    Array.from({ length: 100 }, () =>
      shop.send('GET', '/user/user_settings', undefined, { token }),
    ),
  );
  expect(responses.filter(({ status }) => status === 401)).toHaveLength(100);
});

test('keeps other devices signed in after signing out on one', async () => {
  const shop = await aSignInShop();
  const phone = aPhone();
  const one = await signedIn(shop, phone);
  shop.pass(121);
  const other = await signedIn(shop, phone, { browser: 'another' });
  await shop.send('DELETE', '/user/sign-out', undefined, { token: one });
  expect((await shop.send('GET', '/user/user_settings', undefined, { token: other })).status).toBe(
    200,
  );
});

const DAY = 24 * 60 * 60;
const HOUR = 60 * 60;

const agents = {
  iphone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Mobile/15E148 Safari/604.1',
  yandex:
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/122.0.0.0 YaBrowser/24.4.0.0 Safari/537.36',
};

const aliveIn = (shop: SignInShop) => async (token: string) =>
  (await shop.send('GET', '/user/user_settings', undefined, { token })).status === 200;

/** Signs one customer in on an iPhone, then on a computer, then with an unnamed program. */
async function threeSessions() {
  const shop = await aSignInShop();
  const phone = aPhone();
  const tokens: string[] = [];
  for (const [browser, agent] of [...Object.entries(agents), ['unnamed', '']] as const) {
    const headers = { 'user-agent': agent };
    tokens.push(await signedIn(shop, phone, { browser, headers }));
    shop.pass(HOUR);
  }
  const [iphone = '', computer = '', unnamed = ''] = tokens;
  const sessions = async (token: string) => {
    const { data } = await shop.send('GET', '/user/session', undefined, { token });
    return data.results as { id: number; browser: string; is_current: boolean }[];
  };
  const isAlive = aliveIn(shop);
  return { shop, phone, iphone, computer, unnamed, sessions, isAlive };
}

test('lists a customer’s sessions with device, first and last use', async () => {
  const { shop, iphone, computer, sessions } = await threeSessions();
  shop.pass(HOUR);
  const began = shop.clock.now.getTime();
  const ago = (hours: number) => new Date(began - hours * HOUR * 1000).toISOString();
  expect(await sessions(computer)).toHaveLength(3);
  expect(await sessions(iphone)).toEqual([
    {
      id: expect.any(Number),
      browser: 'Safari',
      system: 'iOS',
      is_current: true,
      first_used: ago(4),
      last_used: ago(0),
    },
    {
      id: expect.any(Number),
      browser: 'Yandex Browser',
      system: 'Windows',
      is_current: false,
      first_used: ago(3),
      last_used: ago(0),
    },
    {
      id: expect.any(Number),
      browser: '',
      system: '',
      is_current: false,
      first_used: ago(2),
      last_used: ago(2),
    },
  ]);
});

test('only the customer can end a session; its browser then becomes unknown', async () => {
  const { shop, phone, iphone, computer, sessions, isAlive } = await threeSessions();
  const { id = 0 } = (await sessions(iphone)).find(({ browser }) => /Yandex/.test(browser)) ?? {};
  const stranger = await signedIn(shop);
  const end = (token: string) =>
    shop.send('DELETE', `/user/session/${id}`, undefined, { token, browser: 'iphone' });
  expect((await end(stranger)).status).toBe(200);
  expect(await isAlive(computer)).toBe(true);

  expect((await end(iphone)).status).toBe(200);
  expect(await Promise.all([iphone, computer].map(isAlive))).toEqual([true, false]);
  expect((await end(iphone)).status).toBe(200);
  expect(await sessions(iphone)).toHaveLength(2);
  expect((await standing(shop, phone, 'yandex')).status).toBe(429);
  expect((await standing(shop, phone, 'iphone')).status).toBe(200);
});

test('does not list an expired session', async () => {
  const shop = await aSignInShop();
  const phone = aPhone();
  const used = await signedIn(shop, phone);
  shop.pass(121);
  await signedIn(shop, phone, { browser: 'another' });
  const count = async () => {
    const { data } = await shop.send('GET', '/user/session', undefined, { token: used });
    return data.count;
  };
  shop.pass(29 * DAY);
  expect(await count()).toBe(2);
  shop.pass(2 * DAY);
  expect(await count()).toBe(1);
});

test('signing out everywhere ends all sessions and keeps only this browser known', async () => {
  const { shop, phone, iphone, computer, unnamed, isAlive } = await threeSessions();
  const stranger = await signedIn(shop);
  const credentials = { token: iphone, browser: 'iphone' };
  expect((await shop.send('DELETE', '/user/session', undefined, credentials)).status).toBe(200);
  const alive = await Promise.all([iphone, computer, unnamed, stranger].map(isAlive));
  expect(alive).toEqual([false, false, false, true]);
  expect((await standing(shop, phone, 'yandex')).status).toBe(429);
  expect((await standing(shop, phone, 'iphone')).status).toBe(200);
});

test.each(['one session', 'every session'])(
  'keeps a shared browser known to one customer when another customer ends %s',
  async (label) => {
    const shop = await aSignInShop();
    const [her, other] = [aPhone(), aPhone()];
    for (const phone of [her, other]) await signedIn(shop, phone, { browser: 'shared' });
    shop.pass(HOUR);
    const credentials = { token: await signedIn(shop, her, { browser: 'own' }), browser: 'own' };
    const { data } = await shop.send('GET', '/user/session', undefined, credentials);
    const sessions = data.results as { id: number; is_current: boolean }[];
    const there = sessions.find(({ is_current }) => !is_current)?.id;
    const path = label === 'one session' ? `/user/session/${there}` : '/user/session';
    expect((await shop.send('DELETE', path, undefined, credentials)).status).toBe(200);
    expect((await standing(shop, her, 'shared')).status).toBe(429);
    expect((await standing(shop, other, 'shared')).status).toBe(200);
  },
);

/**
 * Returns the response to a code request from a browser at a new address after strangers have used
 * up their limit for the phone number. Only a known browser still gets a code: one in which the
 * customer has signed in, and whose session they have not ended from another browser.
 */
async function standing(shop: SignInShop, phone: string, browser: string) {
  for (let sent = 0; sent < 7; sent += 1) {
    await shop.sendCode(phone, { browser: `thief ${sent}`, address: `203.0.${sent}.1` });
  }
  return shop.sendCode(phone, { browser, address: '192.0.2.200' });
}

test('keeps one session per browser and 30 per customer, and ends no one else’s', async () => {
  const shop = await aSignInShop();
  const phone = aPhone();
  const stranger = await signedIn(shop, aPhone(), { browser: 'one more 0' });
  const first = await signedIn(shop, phone);
  shop.pass(DAY);
  const again = await signedIn(shop, phone);
  const list = async (token: string) =>
    (await shop.send('GET', '/user/session', undefined, { token })).data;
  expect(await list(first)).toMatchObject({ detail: expect.any(String) });
  expect(await list(again)).toMatchObject({ count: 1 });
  let latest = again;
  for (let more = 0; more < 31; more += 1) {
    shop.pass(HOUR);
    const address = `203.0.${more}.1`;
    await shop.sendCode(phone, { browser: `one more ${more}`, address });
    const { data } = await shop.signIn(phone, '12345', { browser: `one more ${more}`, address });
    latest = String(data.token);
  }
  expect(await list(latest)).toMatchObject({ count: 30 });
  expect(await list(stranger)).toMatchObject({ count: 1 });
});

test('keeps a token valid for 30 days from its last use and 90 days in total', async () => {
  const shop = await aSignInShop();
  const [used, unused] = [await signedIn(shop), await signedIn(shop)];
  const isAlive = aliveIn(shop);

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

test('records a session’s last use to the hour, and only from its own requests', async () => {
  const shop = await aSignInShop();
  const phone = aPhone();
  const token = await signedIn(shop, phone);
  const began = shop.clock.now.toISOString();
  await signedIn(shop, aPhone(), { browser: 'stranger' });
  const lastUsed = async () => {
    const { data } = await shop.send('GET', '/user/session', undefined, { token });
    return Object(data).results[0].last_used;
  };
  shop.pass(HOUR);
  expect(await lastUsed()).toBe(began);
  shop.pass(1);
  expect(await lastUsed()).toBe(shop.clock.now.toISOString());
});

test('forbids caches to store personal responses', async () => {
  const { headers } = await request('/user/user_settings');
  expect(headers.get('cache-control')).toBe('no-store');
  const sent = await request('/user/send-code', { body: { phone: aPhone() } });
  expect(sent.headers.get('cache-control')).toBe('no-store');
});

test.each(['cross-site'])('rejects writes from a page of another site (%s)', async (site) => {
  const shop = await aSignInShop();
  const writes = Object.values(calls).filter((call) => !call.startsWith('GET '));
  for (const call of writes) {
    const [method, path] = methodAndPath(call);
    const response = await shop.app.request(`/api/v1${path.replace(/:\w+/, '1')}`, {
      method,
      headers: { 'sec-fetch-site': site, 'content-type': 'application/x-www-form-urlencoded' },
      ...(method !== 'DELETE' && { body: 'sub_product=1&amount=1&phone=998901234567' }),
    });
    expect([call, response.status]).toEqual([call, 403]);
  }
  expect(shop.sent).toEqual([]);
});

test('ends no other session when sign-ins send no cookie', async () => {
  const { ports } = await testShop();
  const { id } = await aCustomer();
  const device = { browserName: '', systemName: '' };
  const given = { customerId: id, browserKey: '', previousKey: '', device };
  const made = [randomUUID(), randomUUID()];
  for (const token of made) await storeToken(ports.db, { ...given, token }, ports.now());
  expect(await Promise.all(made.map((token) => findCustomer(ports, token)))).toEqual([id, id]);
});

test('keeps a new session among 30 others after the clock was set back', async () => {
  const { ports } = await testShop();
  const { id } = await aCustomer();
  const device = { browserName: '', systemName: '' };
  const given = { customerId: id, browserKey: '', previousKey: '', device };
  const later = new Date(ports.now().getTime() + DAY * 1000);
  const others = Array.from({ length: 30 }, () => randomUUID());
  for (const token of others) await storeToken(ports.db, { ...given, token }, later);

  const token = randomUUID();
  await storeToken(ports.db, { ...given, token }, ports.now());

  expect(await findCustomer(ports, token)).toBe(id);
  const found = await Promise.all(others.map((other) => findCustomer(ports, other)));
  expect(found.filter((customer) => customer === id)).toHaveLength(29);
});
