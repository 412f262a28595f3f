import { expect, test, vi } from 'vitest';
import { wholeOrPart } from '@/tests/support/tier';
import { aPhone, aSignInShop } from './setup/sign-in-shop';

const PHONES = wholeOrPart(10_000, 2000);
const REQUESTS = wholeOrPart(1000, 200);

test('a phone gets one code in 120 s; an earlier request answers 429 in status and data, with the time to wait (S8-01, D-04)', async () => {
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

test('20 concurrent requests for one phone send one message', async () => {
  const shop = await aSignInShop();
  const phone = aPhone();
  const answers = await Promise.all(Array.from({ length: 20 }, () => shop.sendCode(phone)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(shop.sent).toHaveLength(1);
});

test('a phone gets five codes a day, and five more the next day', async () => {
  const shop = await aSignInShop();
  const phone = aPhone();
  const statuses: number[] = [];
  for (let asked = 0; asked < 7; asked += 1) {
    statuses.push((await shop.sendCode(phone)).status);
    shop.pass(121);
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
  shop.pass(24 * 60 * 60);
  expect((await shop.sendCode(phone)).status).toBe(200);
});

test('a refused request leaves the earlier code valid', async () => {
  const shop = await aSignInShop();
  const phone = aPhone();
  await shop.sendCode(phone);
  await shop.sendCode(phone);
  expect((await shop.signIn(phone, '12345')).status).toBe(200);
});

test('an IP address gets 20 codes an hour whatever headers it forges, and other addresses are not affected', async () => {
  const shop = await aSignInShop();
  const statuses: number[] = [];
  for (let asked = 0; asked < 22; asked += 1) {
    const address = `10.9.8.${asked}, 198.51.100.7`;
    statuses.push((await shop.sendCode(aPhone(), { address })).status);
  }
  expect(statuses.filter((status) => status === 200)).toHaveLength(20);
  expect(statuses.slice(20)).toEqual([429, 429]);
  expect((await shop.sendCode(aPhone(), { address: '192.0.2.7' })).status).toBe(200);
  shop.pass(3600);
  expect((await shop.sendCode(aPhone(), { address: '198.51.100.7' })).status).toBe(200);
});

test('behind a load balancer the address that it wrote counts', async () => {
  const shop = await aSignInShop({ isBehindProxy: true });
  for (let asked = 0; asked < 20; asked += 1) {
    await shop.sendCode(aPhone(), { address: `10.0.0.${asked}, 203.0.113.5, 10.1.1.1` });
  }
  const same = { address: '1.2.3.4, 203.0.113.5, 10.1.1.1' };
  const other = { address: '1.2.3.4, 203.0.113.6, 10.1.1.1' };
  expect((await shop.sendCode(aPhone(), same)).status).toBe(429);
  expect((await shop.sendCode(aPhone(), other)).status).toBe(200);
});

test('a network gets 100 codes an hour, whichever of its addresses ask', async () => {
  const shop = await aSignInShop();
  let sent = 0;
  for (let asked = 0; asked < 130; asked += 1) {
    const address = `203.0.112.${asked % 26}`;
    sent += (await shop.sendCode(aPhone(), { address })).status === 200 ? 1 : 0;
  }
  expect(sent).toBe(100);
});

test('10 000 phones from 500 addresses stay within the hourly budget, and an alert is logged', async () => {
  const budget = 300;
  const alert = vi.spyOn(console, 'error').mockReturnValue();
  // Another hour than any other test's: the budget is everyone's.
  const shop = await aSignInShop({ smsPerHour: budget });
  shop.pass(48 * 3600);
  for (let from = 0; from < PHONES; from += 100) {
    const asked = Array.from({ length: 100 }, (_, place) => from + place);
    await Promise.all(
      asked.map((one) => {
        const host = one % 500;
        return shop.sendCode(aPhone(), { address: `100.${64 + (host % 50)}.${host}.9` });
      }),
    );
  }
  expect(shop.sent.length).toBeLessThanOrEqual(budget);
  expect(alert).toHaveBeenCalledWith(expect.stringContaining('budget'));
  alert.mockRestore();
}, 120_000);

test('a thousand requests for her phone leave a signed-in customer signed in', async () => {
  const shop = await aSignInShop();
  const phone = aPhone();
  await shop.sendCode(phone);
  const { data } = await shop.signIn(phone, '12345');
  const token = String(data.token);
  let interruptions = 0;
  for (let asked = 0; asked < REQUESTS; asked += 50) {
    await Promise.all(Array.from({ length: 50 }, () => shop.sendCode(phone)));
    const { status } = await shop.ask('GET', '/user/user_settings', undefined, { token });
    interruptions += status === 200 ? 0 : 1;
  }
  expect(interruptions).toBe(0);
  expect(shop.sent.length).toBeLessThanOrEqual(5);
}, 60_000);

test('an IP address has 100 code attempts an hour, over all phones', async () => {
  const shop = await aSignInShop();
  const statuses: number[] = [];
  for (let tried = 0; tried < 102; tried += 1) {
    statuses.push((await shop.signIn(aPhone(), '54321', { address: '192.0.2.99' })).status);
  }
  expect(statuses.slice(0, 100).every((status) => status === 422)).toBe(true);
  expect(statuses.slice(100)).toEqual([429, 429]);
});
