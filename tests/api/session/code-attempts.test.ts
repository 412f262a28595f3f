import { eq } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { codes } from '@/api/db/schema/customer';
import { aKnownPhone, aPhone, aSignInShop, codeIn } from '@/tests/api/setup/sign-in-shop';
import { wholeOrPart } from '@/tests/support/tier';

const _DAY = 24 * 60 * 60;

/** The default number of messages per hour. */
const ordinary = { smsPerHour: 1000 };

test('allows one attempt per code after strangers entered 25 wrong codes in a day', async () => {
  let made = 0;
  const shop = await aSignInShop({ newCode: () => `1111${made++ % 10}` });
  const phone = aPhone();
  const wrong = async (browser: string, address: string) =>
    (await shop.signIn(phone, '99999', { browser, address })).status;
  for (let index = 0; index < 5; index += 1) {
    const [browser, address] = [`thief ${index}`, `203.0.${index}.1`];
    await shop.sendCode(phone, { browser, address });
    for (let tried = 0; tried < 5; tried += 1) expect(await wrong(browser, address)).toBe(422);
  }
  shop.pass(3600);
  const last = { browser: 'thief 9', address: '203.0.9.1' };
  await shop.sendCode(phone, last);
  expect(await wrong(last.browser, last.address)).toBe(422);
  expect((await shop.signIn(phone, codeIn(shop, phone), last)).status).toBe(422);
  // The owner can still sign in, because their first attempt is right.
  const own = { browser: 'owner', address: '198.51.100.8' };
  await shop.sendCode(phone, own);
  expect((await shop.signIn(phone, codeIn(shop, phone), own)).status).toBe(200);
});

/**
 * The factor by which the tests scale the limits. Ordinary runs use a fifth of each limit, because
 * reaching the full limits is slow.
 */
const share = wholeOrPart(1, 0.2);
const scaled = { smsPerHour: 1000 * share };

test('keeps a code valid despite requests and guesses from this and other addresses', async () => {
  const shop = await aSignInShop({ newCode: () => '11111' });
  const phone = aPhone();
  await shop.sendCode(phone);
  for (const thief of [{ browser: 'neighbour' }, { browser: 'far', address: '203.0.113.1' }]) {
    await shop.sendCode(phone, thief);
    for (let tried = 0; tried < 8; tried += 1) await shop.signIn(phone, `2222${tried}`, thief);
  }
  expect((await shop.signIn(phone, '11111')).status).toBe(200);
});

test('accepts a code only from the browser or the address that requested it', async () => {
  const shop = await aSignInShop();
  const [phone, other] = [aPhone(), aPhone()];
  for (const one of [phone, other]) await shop.sendCode(one, { browser: 'owner' });
  const far = { browser: 'thief', address: '203.0.113.1' };
  expect((await shop.signIn(phone, '12345', far)).status).toBe(422);
  expect((await shop.signIn(phone, '12345', { ...far, browser: 'owner' })).status).toBe(200);
  expect((await shop.signIn(other, '12345', { browser: 'lost its cookies' })).status).toBe(200);
});

test('allows 20 wrong codes per address and hour, for all phone numbers together', async () => {
  const shop = await aSignInShop(ordinary);
  const at = { address: '192.0.2.99' };
  const statuses: number[] = [];
  for (let tried = 0; tried < 22; tried += 1) {
    statuses.push((await shop.signIn(aPhone(), '54321', at)).status);
    if (tried % 2 === 1 || tried >= 20) continue;
    const phone = aPhone();
    await shop.sendCode(phone, at);
    expect((await shop.signIn(phone, '12345', at)).status).toBe(200);
    shop.pass(2);
  }
  expect(statuses.slice(0, 20).every((status) => status === 422)).toBe(true);
  expect(statuses.slice(20)).toEqual([429, 429]);
  const refused = await shop.signIn(aPhone(), '54321', at);
  expect(refused.data.detail).toMatch(
    /^Notoʻgʻri kod juda koʻp .+ Yana (?:1 soat|\d+ daqiqa) kuting/,
  );
});

test('lets the owner’s browser try a code even if its network has used up all attempts', async () => {
  const shop = await aSignInShop(ordinary);
  const home = { address: '192.0.2.30', browser: 'owner' };
  const phone = await aKnownPhone(shop, home);
  for (let tried = 0; tried < 21; tried += 1) {
    await shop.signIn(aPhone(), '54321', { address: home.address });
  }
  await shop.sendCode(phone, home);
  expect((await shop.signIn(phone, '12345', { ...home, browser: 'another' })).status).toBe(429);
  expect((await shop.signIn(phone, '12345', home)).status).toBe(200);
});

test('strangers’ wrong codes do not count against a known browser', async () => {
  // All strangers together may enter three wrong codes in an hour.
  const shop = await aSignInShop({ smsPerHour: 10 });
  const known = { address: '192.0.2.32', browser: 'owner' };
  const phone = await aKnownPhone(shop, known);
  for (let tried = 0; tried < 3; tried += 1) {
    const thief = { address: `203.0.${tried}.1` };
    const other = aPhone();
    await shop.sendCode(other, thief);
    expect((await shop.signIn(other, '54321', thief)).status).toBe(422);
    shop.pass(60);
  }
  await shop.sendCode(phone, known);
  for (let tried = 0; tried < 2; tried += 1) {
    expect((await shop.signIn(phone, '54321', known)).status).toBe(422);
  }
  expect((await shop.signIn(phone, codeIn(shop, phone), known)).status).toBe(200);
  expect((await shop.signIn(aPhone(), '54321', { address: '203.0.9.1' })).status).toBe(429);
});

test('a known browser’s wrong codes do not count against strangers', async () => {
  // All strangers together may enter three wrong codes in an hour.
  const shop = await aSignInShop({ smsPerHour: 10 });
  const known = { address: '192.0.2.31', browser: 'owner' };
  const phone = await aKnownPhone(shop, known);
  await shop.sendCode(phone, known);
  for (let tried = 0; tried < 4; tried += 1) {
    expect((await shop.signIn(phone, '54321', known)).status).toBe(422);
  }
  shop.pass(60);
  const stranger = aPhone();
  await shop.sendCode(stranger);
  expect((await shop.signIn(stranger, codeIn(shop, stranger))).status).toBe(200);
});

test('limits the guesses of all networks to 300 an hour with the default settings', {
  timeout: 240_000,
}, async () => {
  const { smsPerHour } = scaled;
  const shop = await aSignInShop({ smsPerHour, newCode: () => '99999' });
  const alert = vi.spyOn(console, 'error').mockReturnValue();
  let checked = 0;
  for (let minute = 0; minute < wholeOrPart(59, 12); minute += 1) {
    for (let sent = 0; sent < smsPerHour * 0.04; sent += 1) {
      const thief = { address: `20${minute % 10}.${minute}.${sent}.1` };
      const phone = aPhone();
      if ((await shop.sendCode(phone, thief)).status !== 200) continue;
      for (let guess = 0; guess < 6; guess += 1) await shop.signIn(phone, `0000${guess}`, thief);
      const { db } = shop.ports;
      const [code] = await db.select().from(codes).where(eq(codes.phone, phone));
      checked += code?.tries ?? 0;
    }
    shop.pass(60);
  }
  alert.mockRestore();
  // The chance of a right guess per hour is the number of guesses divided by 100,000 codes.
  expect(checked / smsPerHour).toBe(0.3);
});
