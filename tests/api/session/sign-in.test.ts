import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { codes, customers, tokens } from '@/api/db/schema/customer';
import { SmsFailure } from '@/api/shared/errors';
import { recordQueries } from '@/tests/api/setup/record-queries';
import { request } from '@/tests/api/setup/request';
import { openTestShop, testShop } from '@/tests/api/setup/shop';
import { aPhone, aSignInShop, codeIn } from '@/tests/api/setup/sign-in-shop';
import { wholeOrPart } from '@/tests/support/tier';

const GUESSES = wholeOrPart(10_000, 300);
/** How often a test repeats its concurrent requests, because they rarely expose a deadlock. */
const RIGHT_ROUNDS = wholeOrPart(30, 3);
const STRANGE_ROUNDS = wholeOrPart(200, 40);

const randomCodes = () => {
  let made = 0;
  return () => {
    made += 1;
    return String((made * 7919) % 100_000).padStart(5, '0');
  };
};

// Requirements: S1-19, S7-08, S7-09
test('creates a customer when a new shopper sends the code (S1-20, S4-06)', async () => {
  const shop = await aSignInShop({ newCode: () => '00042' });
  const phone = aPhone();

  const sentCode = await shop.sendCode(`+${phone.slice(0, 3)} ${phone.slice(3)}`);
  expect(sentCode).toMatchObject({ status: 200, data: { data: { resend_after: 120 } } });
  expect(sentCode.data.detail).not.toContain('00042');
  expect(shop.sent).toEqual([{ phone, text: expect.stringContaining('00042') }]);

  const { status, data } = await shop.signIn(phone, '00042');
  expect(status).toBe(200);
  expect(data.token).toMatch(/^[\w-]{32,}$/);
  expect(data.user).toMatchObject({
    phone,
    first_name: '',
    full_name: '',
    gender: null,
    email: '',
  });
});

test('accepts codes and phone numbers as form data (S7-08, S7-09)', async () => {
  const { app } = await testShop();
  const phone = aPhone();
  const form = (fields: Record<string, string>) => {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.append(name, value);
    return { method: 'POST', body };
  };
  expect((await app.request('/api/v1/user/send-code', form({ phone }))).status).toBe(200);
  const response = await app.request('/api/v1/user/sign-in', form({ phone, code: '12345' }));
  expect((await response.json()).data.user.phone).toBe(phone);
});

test('signs in the same customer whenever the phone number is the same', async () => {
  const shop = await aSignInShop();
  const phone = aPhone();
  const ids: unknown[] = [];
  for (const _ of [1, 2]) {
    await shop.sendCode(phone);
    const { data } = await shop.signIn(phone, '12345');
    ids.push((data.user as { id: number }).id);
    shop.pass(120);
  }
  expect(ids[0]).toBe(ids[1]);
});

test('in test mode, returns the code in the response unless an SMS provider is set', async () => {
  const response = await request('/user/send-code', { body: { phone: aPhone() } });
  expect(response.envelope.data).toMatchObject({ detail: expect.stringContaining('12345') });

  const real = await aSignInShop();
  expect((await real.sendCode(aPhone())).data.detail).not.toContain('12345');
});

test.each([
  '10 123-45-67',
  '+7 912 345-67-89',
  '+1 900 555 01 00',
  '',
  '998',
  '+99890123456',
  '88005553535000',
])('sends no code to the invalid or foreign number %j', async (phone) => {
  const shop = await aSignInShop();
  expect((await shop.sendCode(phone)).status).toBe(422);
  expect(shop.sent).toEqual([]);
});

test('responds to a wrong code with 422 and a detail, never 401 (S4-06, D-21)', async () => {
  const shop = await aSignInShop({ newCode: () => '11111' });
  const phone = aPhone();
  await shop.sendCode(phone);
  const { status, data } = await shop.signIn(phone, '22222');
  expect(status).toBe(422);
  expect(data).toEqual({
    detail: expect.stringMatching(/\S/),
    fields: { code: expect.any(String) },
  });
});

test.each(['1234', '123456', '12a45', '', '     '])(
  'rejects the malformed code %j (S5-14)',
  async (code) => {
    const shop = await aSignInShop();
    const phone = aPhone();
    await shop.sendCode(phone);
    expect((await shop.signIn(phone, code)).status).toBe(422);
    expect((await shop.signIn(phone, '12345')).status).toBe(200);
  },
);

test('responds identically to wrong, expired, used and unknown codes', async () => {
  const shop = await aSignInShop({ newCode: () => '11111' });
  const [wrong, expired, used, unknown] = [aPhone(), aPhone(), aPhone(), aPhone()];
  for (const phone of [wrong, expired, used]) await shop.sendCode(phone);
  await shop.signIn(used, '11111');
  const responses = [
    await shop.signIn(wrong, '22222'),
    await shop.signIn(used, '11111'),
    await shop.signIn(unknown, '11111'),
  ];
  shop.pass(151);
  responses.push(await shop.signIn(expired, '11111'));
  expect(new Set(responses.map((response) => JSON.stringify(response))).size).toBe(1);
});

test('accepts a code until shortly after its 120 s timer ends (S9-02)', async () => {
  const shop = await aSignInShop();
  const [last, late] = [aPhone(), aPhone()];
  await shop.sendCode(last);
  await shop.sendCode(late);
  shop.pass(120);
  expect((await shop.signIn(last, '12345')).status).toBe(200);
  shop.pass(60);
  expect((await shop.signIn(late, '12345')).status).toBe(422);
});

test('rejects the right code after five wrong attempts', async () => {
  const shop = await aSignInShop({ newCode: () => '11111' });
  const [dead, alive] = [aPhone(), aPhone()];
  for (const phone of [dead, alive]) await shop.sendCode(phone);
  for (let tries = 0; tries < 5; tries += 1) await shop.signIn(dead, `2222${tries}`);
  for (let tries = 0; tries < 4; tries += 1) await shop.signIn(alive, `2222${tries}`);
  expect((await shop.signIn(dead, '11111')).status).toBe(422);
  expect((await shop.signIn(alive, '11111')).status).toBe(200);
});

test('wrong codes for one number do not count against another in the same browser', async () => {
  const shop = await aSignInShop();
  const [one, other] = [aPhone(), aPhone()];
  const credentials = { browser: 'of a family' };
  for (const phone of [one, other]) await shop.sendCode(phone, credentials);
  for (const guess of ['00000', '00001', '00002', '00003', '00004']) {
    expect((await shop.signIn(one, guess, credentials)).status).toBe(422);
  }
  expect((await shop.signIn(one, codeIn(shop, one), credentials)).status).toBe(422);
  expect((await shop.signIn(other, codeIn(shop, other), credentials)).status).toBe(200);
});

test('gives a neighbor five attempts at a code without using up the owner’s attempts', async () => {
  const shop = await aSignInShop();
  const phone = aPhone();
  await shop.sendCode(phone);
  const neighbour = { browser: 'next door' };
  for (const guess of ['00000', '00001', '00002', '00003', '00004']) {
    expect((await shop.signIn(phone, guess, neighbour)).status).toBe(422);
  }
  const code = codeIn(shop, phone);
  expect((await shop.signIn(phone, code, neighbour)).status).toBe(422);
  expect((await shop.signIn(phone, code)).status).toBe(200);
});

test('checks at most five of 100 concurrent guesses, one of which is the right code', async () => {
  const shop = await aSignInShop({ newCode: () => '00099' });
  const { db } = shop.ports;
  let signedIn = 0;
  for (let round = 0; round < 5; round += 1) {
    const phone = aPhone();
    await shop.sendCode(phone);
    const guesses = Array.from({ length: 100 }, (_, code) => String(code).padStart(5, '0'));
    const responses = await Promise.all(guesses.map((code) => shop.signIn(phone, code)));
    const right = responses.filter(({ status }) => status === 200).length;
    signedIn += right;
    const [stored] = await db.select().from(codes).where(eq(codes.phone, phone));
    expect(right === 1 ? stored : stored?.tries).toBe(right === 1 ? undefined : 5);
  }
  expect(signedIn).toBeLessThanOrEqual(1);
}, 120_000);

test('checks at most five parallel guesses per code from different addresses', async () => {
  const shop = await aSignInShop({ newCode: () => '99999' });
  const phones = Array.from({ length: 20 }, aPhone);
  for (const phone of phones) await shop.sendCode(phone);

  let signedIn = 0;
  for (let from = 0; from < GUESSES; from += 64) {
    const guesses = Array.from(
      { length: Math.min(64, GUESSES - from) },
      (_, index) => from + index,
    );
    const responses = await Promise.all(
      guesses.map((guess) =>
        shop.signIn(phones[guess % phones.length] ?? '', String(guess).padStart(5, '0'), {
          address: `203.0.${guess % 250}.${Math.floor(guess / 250) + 1}`,
          browser: `thief ${guess}`,
        }),
      ),
    );
    signedIn += responses.filter(({ status }) => status === 200).length;
  }
  expect(signedIn).toBe(0);
  const rows = await shop.ports.db.select().from(codes);
  expect(rows.filter(({ phone }) => phones.includes(phone)).every(({ tries }) => tries <= 5)).toBe(
    true,
  );
}, 120_000);

test('returns one token for 50 concurrent requests with the right code', async () => {
  const shop = await aSignInShop();
  for (let round = 0; round < RIGHT_ROUNDS; round += 1) {
    const phone = aPhone();
    await shop.sendCode(phone);
    const signIn = () => shop.signIn(phone, '12345', { address: `203.0.113.${round + 1}` });
    const responses = await Promise.all(Array.from({ length: 50 }, signIn));
    const statuses = responses.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status >= 500)).toEqual([]);

    const rows = await shop.ports.db
      .select()
      .from(tokens)
      .innerJoin(customers, eq(customers.id, tokens.customerId))
      .where(eq(customers.phone, phone));
    expect(rows).toHaveLength(1);
  }
}, 60_000);

test('accepts only the latest code of a phone number, and only for that number', async () => {
  const shop = await aSignInShop({ newCode: randomCodes() });
  let signedIn = 0;
  for (let round = 0; round < STRANGE_ROUNDS; round += 1) {
    const [one, other] = [aPhone(), aPhone()];
    await shop.sendCode(one);
    await shop.sendCode(other);
    const older = codeIn(shop, one);
    const strange = codeIn(shop, other);
    shop.pass(121);
    await shop.sendCode(one);
    for (const code of [older, strange, older, strange, older]) {
      signedIn += (await shop.signIn(one, code)).status === 200 ? 1 : 0;
    }
  }
  expect(signedIn).toBe(0);
}, 120_000);

test('stores codes and tokens in a form that cannot be used to sign in', async () => {
  const shop = await aSignInShop({ newCode: () => '48151' });
  const phone = aPhone();
  await shop.sendCode(phone);
  const { db } = shop.ports;
  const [stored] = await db.select().from(codes).where(eq(codes.phone, phone));
  expect(JSON.stringify(stored)).not.toContain('48151');

  const { data } = await shop.signIn(phone, '48151');
  const rows = await db.select().from(tokens);
  expect(JSON.stringify(rows)).not.toContain(data.token);
  for (const { hash } of rows.slice(-5)) {
    expect((await shop.send('GET', '/user/user_settings', undefined, { token: hash })).status).toBe(
      401,
    );
  }
});

test('sends a new code at once when the previous message could not be sent', async () => {
  const outage = { isOver: false };
  const shop = await aSignInShop({
    sms: {
      provider: 'tests',
      reachesPhones: true,
      send: async () => {
        if (!outage.isOver) throw new SmsFailure('no way');
      },
    },
  });
  const phone = aPhone();
  const refused = await shop.sendCode(phone);
  const expected = { detail: expect.stringMatching(/SMS/), fields: { phone: expect.any(String) } };
  expect(refused).toMatchObject({ status: 422, data: expected });
  outage.isOver = true;
  expect((await shop.sendCode(phone)).status).toBe(200);
});

test('responds identically, after the same work, to known and unknown phone numbers', async () => {
  const own = await openTestShop();
  const shop = await aSignInShop({ db: own.ports.db });
  const known = aPhone();
  await own.ports.db.insert(customers).values({ phone: known, createdAt: shop.clock.now });
  const queries = recordQueries(own);
  const send = async (phone: string) => {
    const responses = [await shop.sendCode(phone), await shop.signIn(phone, '00000')];
    // Each statement ends in a comment with the request id, which differs between requests.
    const statements = queries.splice(0).map(({ text }) => text.replace(/ \/\*.*\*\/$/, ''));
    return { results: responses, statements };
  };

  const responded = await send(known);
  expect(responded.statements.length).toBeGreaterThan(5);
  expect(responded).toEqual(await send(aPhone()));
  await own.database.close();
});
