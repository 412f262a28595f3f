import { expect, test, vi } from 'vitest';
import {
  aKnownPhone,
  aPhone,
  aSignInShop,
  codeIn,
  type SignInShop,
} from '@/tests/api/setup/sign-in-shop';
import { isFull, wholeOrPart } from '@/tests/support/tier';

const REQUESTS = wholeOrPart(1000, 200);
const DAY = 24 * 60 * 60;

/** The default number of messages per hour. */
const ordinary = { smsPerHour: 1000 };

/** Requests codes for new phone numbers and returns how many were sent. */
async function flood(shop: SignInShop, times: number, addressOf: (at: number) => string) {
  let sent = 0;
  for (let from = 0; from < times; from += 20) {
    const some = Array.from({ length: Math.min(20, times - from) }, (_, at) => from + at);
    const responses = await Promise.all(
      some.map((at) => shop.sendCode(aPhone(), { address: addressOf(at), browser: `bot ${at}` })),
    );
    sent += responses.filter(({ status }) => status === 200).length;
  }
  return sent;
}

test('rejects a second code request for a number within 120 s with 429 (S8-01, D-04)', async () => {
  const shop = await aSignInShop();
  const phone = aPhone();
  await shop.sendCode(phone);
  shop.pass(18);
  const refused = await shop.sendCode(phone);
  expect(refused.status).toBe(429);
  expect(refused.data).toEqual({
    status: 429,
    detail: expect.stringContaining('1:42'),
    data: { resend_after: 102 },
  });

  shop.pass(101);
  expect((await shop.sendCode(phone)).status).toBe(429);
  shop.pass(1);
  expect((await shop.sendCode(phone)).status).toBe(200);
  expect(shop.sent).toHaveLength(2);
});

test('sends one message for 20 concurrent code requests for one phone number', async () => {
  const shop = await aSignInShop();
  const phone = aPhone();
  const responses = await Promise.all(Array.from({ length: 20 }, () => shop.sendCode(phone)));
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(shop.sent).toHaveLength(1);
});

test('accepts code requests from an address despite those of a neighbor in its network', async () => {
  const shop = await aSignInShop();
  const phone = aPhone();
  const attempts = { neighbor: 0, owner: 0 };
  for (let hour = 0; hour < 12; hour += 1) {
    for (let again = 0; again < 8; again += 1) {
      const from = { address: '203.0.113.7', browser: `neighbor ${hour} ${again}` };
      attempts.neighbor += (await shop.sendCode(phone, from)).status === 200 ? 1 : 0;
      shop.pass(121);
    }
    const own = { address: '203.0.113.8', browser: 'new phone' };
    attempts.owner += (await shop.sendCode(phone, own)).status === 200 ? 1 : 0;
    shop.pass(3600);
  }
  expect(attempts).toEqual({ neighbor: 36, owner: 12 });
});

test('lets one network use four of six codes an hour for an unverified phone number', async () => {
  const shop = await aSignInShop();
  const phone = aPhone();
  const statuses: number[] = [];
  for (let sent = 0; sent < 6; sent += 1) {
    const from = { address: `203.0.113.${sent + 1}`, browser: `neighbor ${sent}` };
    statuses.push((await shop.sendCode(phone, from)).status);
  }
  expect(statuses).toEqual([200, 200, 200, 200, 429, 429]);
  const elsewhere = { address: '198.51.100.8', browser: 'new phone' };
  expect((await shop.sendCode(phone, elsewhere)).status).toBe(200);
});

test('accepts three code requests an hour for a phone number from one unknown origin', async () => {
  const alert = vi.spyOn(console, 'error').mockReturnValue();
  const shop = await aSignInShop();
  const phone = aPhone();
  const statuses: number[] = [];
  for (let sent = 0; sent < 7; sent += 1) {
    statuses.push((await shop.sendCode(phone)).status);
    shop.pass(121);
  }
  // Only limits that all phone numbers share cause an alert.
  expect(alert).not.toHaveBeenCalled();
  alert.mockRestore();
  expect(statuses).toEqual([200, 200, 200, 429, 429, 429, 429]);
  shop.pass(60 * 60);
  expect((await shop.sendCode(phone)).status).toBe(200);
});

test('keeps the earlier code valid after a rejected request', async () => {
  const shop = await aSignInShop();
  const phone = aPhone();
  await shop.sendCode(phone);
  await shop.sendCode(phone);
  expect((await shop.signIn(phone, '12345')).status).toBe(200);
});

/**
 * The factor by which the tests scale the limits. Ordinary runs use a fifth of each limit, because
 * reaching the full limits is slow.
 */
const share = wholeOrPart(1, 0.2);
const scaled = { smsPerHour: 1000 * share };

test.each([
  ['an IPv4 address', 20, (at: number) => `10.9.8.${at}, 198.51.100.7`],
  ['an IPv4 /24 network', 100, (at: number) => `203.0.112.${at % 26}`],
  ['an IPv6 /64 network', 20, (at: number) => `2001:db8:1:2::${at}`],
  ['an IPv6 /48 network', 100, (at: number) => `2001:db8:1:${at}::1`],
  ['an IPv6 /32 network', 300, (at: number) => `2001:db8:${at % 9}:${at}::1`],
])(
  'for %s, sends at most %i codes an hour despite forged headers',
  async (_, most, addressOf) => {
    const shop = await aSignInShop(scaled);
    let sent = 0;
    // At most 20 requests per minute, so that only the hourly limit applies.
    for (let minute = 0; minute < Math.ceil(most / 20) + 1; minute += 1) {
      sent += await flood(shop, 20 * share, (at) => addressOf(minute * 20 + at));
      shop.pass(60);
    }
    expect(sent).toBe(most * share);
    const refused = await shop.sendCode(aPhone(), { address: addressOf(0), locale: 'ru' });
    expect(refused.data.detail).toMatch(
      /^Из вашей сети .+ Подождите ещё \d+ мин или позвоните нам$/,
    );
    expect((await shop.sendCode(aPhone(), { address: '192.0.2.7' })).status).toBe(200);
    shop.pass(3600);
    expect((await shop.sendCode(aPhone(), { address: addressOf(0) })).status).toBe(200);
  },
  60_000,
);

test('limits the address that a load balancer appended to X-Forwarded-For', async () => {
  const shop = await aSignInShop({ ...ordinary, isBehindProxy: true });
  await flood(shop, 20, (at) => `10.0.0.${at}, 203.0.113.5, 10.1.1.1`);
  const same = { address: '1.2.3.4, 203.0.113.5, 10.1.1.1' };
  const other = { address: '1.2.3.4, 203.0.113.6, 10.1.1.1' };
  expect((await shop.sendCode(aPhone(), same)).status).toBe(429);
  expect((await shop.sendCode(aPhone(), other)).status).toBe(200);
});

test('ignores a shopper’s X-Forwarded-For if TRUST_PROXY is set but there is no proxy', async () => {
  const shop = await aSignInShop({ ...ordinary, isBehindProxy: true });
  expect(await flood(shop, 22, (at) => `10.0.0.${at}, 198.51.100.${at}, 203.0.113.77`)).toBe(20);
});

test('limits all shoppers behind an undeclared proxy together, as one address', async () => {
  const shop = await aSignInShop(ordinary);
  expect(await flood(shop, 22, () => '127.0.0.1')).toBe(20);
});

if (isFull) {
  test('sends a past buyer a code at a new origin during a flood from nine /48 networks', {
    timeout: 120_000,
  }, async () => {
    const alert = vi.spyOn(console, 'error').mockReturnValue();
    const shop = await aSignInShop(ordinary);
    const buyer = await aKnownPhone(shop, {}, { hasOrdered: true });
    let sent = 0;
    for (let minute = 0; minute < 25; minute += 1) {
      sent += await flood(
        shop,
        40,
        (at) => `2a0${at % 9}:db8:7:${(minute * 40 + at).toString(16)}::1`,
      );
      shop.pass(60);
    }
    expect(sent).toBe(700);
    expect(alert).toHaveBeenCalledWith(
      expect.stringContaining('SMS budget used up (messages: 700 within 3600 s)'),
    );
    alert.mockRestore();

    const stranger = await shop.sendCode(aPhone(), { address: '203.0.113.9' });
    expect(stranger.status).toBe(429);
    expect(stranger.data.detail).toMatch(/^Hozir juda koʻp .+ Yana \d+ daqiqa kuting/);
    const there = { address: '203.0.113.10', browser: 'new phone' };
    expect((await shop.sendCode(buyer, there)).status).toBe(200);
    expect((await shop.signIn(buyer, codeIn(shop, buyer), there)).status).toBe(200);
  });
}

test('in a burst, sends at most a twentieth of the hourly message budget per minute', async () => {
  const shop = await aSignInShop(ordinary);
  expect(await flood(shop, 100, (at) => `203.0.${at}.1`)).toBe(35);
  const refused = await shop.sendCode(aPhone());
  expect(refused.data.detail).toMatch(/^Hozir juda koʻp .+ Yana 1 daqiqa kuting/);
  shop.pass(60);
  expect((await shop.sendCode(aPhone())).status).toBe(200);
});

test.each([
  ['the known browser at any address', { browser: 'owner' }],
  ['any browser at the known address', { address: '192.0.2.30' }],
])('strangers’ requests lock out the owner for at most an hour, but never %s', async (_, known) => {
  const shop = await aSignInShop();
  const phone = await aKnownPhone(shop, { address: '192.0.2.30', browser: 'owner' });
  let sent = 0;
  for (let attempt = 0; attempt < 40; attempt += 1) {
    const stranger = { address: `203.0.${attempt}.1`, browser: `thief ${attempt}` };
    sent += (await shop.sendCode(phone, stranger)).status === 200 ? 1 : 0;
  }
  expect(sent).toBe(6);
  const elsewhere = { address: '198.51.100.40', browser: 'new' };
  const refused = await shop.sendCode(phone, elsewhere);
  expect(refused.data.detail).toMatch(/^Bu raqamga .+ Yana 1 soat kuting/);
  expect((await shop.sendCode(phone, { ...elsewhere, ...known })).status).toBe(200);
  shop.pass(3600);
  expect((await shop.sendCode(phone, elsewhere)).status).toBe(200);
});

test('a browser stays known after its customer signs out', async () => {
  const shop = await aSignInShop();
  const phone = aPhone();
  await shop.sendCode(phone);
  const { data } = await shop.signIn(phone, '12345');
  await shop.send('DELETE', '/user/sign-out', undefined, { token: String(data.token) });
  shop.pass(DAY);
  for (let sent = 0; sent < 7; sent += 1) {
    await shop.sendCode(phone, { address: `203.0.${sent}.1`, browser: `thief ${sent}` });
  }
  expect((await shop.sendCode(phone)).status).toBe(200);
});

test('keeps a customer signed in after many code requests for their phone number', async () => {
  const shop = await aSignInShop();
  const phone = aPhone();
  await shop.sendCode(phone);
  const { data } = await shop.signIn(phone, '12345');
  const token = String(data.token);
  let interruptions = 0;
  for (let sent = 0; sent < REQUESTS; sent += 50) {
    await Promise.all(Array.from({ length: 50 }, () => shop.sendCode(phone)));
    const { status } = await shop.send('GET', '/user/user_settings', undefined, { token });
    interruptions += status === 200 ? 0 : 1;
  }
  expect(interruptions).toBe(0);
  expect(shop.sent.length).toBeLessThanOrEqual(5);
}, 60_000);
