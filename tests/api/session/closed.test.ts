import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { providersOf } from '@/api/order/payments/providers';
import { readEnv } from '@/api/shared/env';
import type { Ports } from '@/api/shared/ports';
import { createInvalidationPublisher } from '@/api/shared/publish-invalidation';
import { smsOf } from '@/api/shared/sms/sms-provider';
import { API_BASE, CHANGES_PATH } from '@/lib/constants';
import { aCustomer } from '@/tests/api/setup/customer';
import { documentedApp } from '@/tests/api/setup/documented-app';
import { aProduct } from '@/tests/api/setup/goods';
import { checkoutOf } from '@/tests/api/setup/order';
import { providers } from '@/tests/api/setup/provider';
import { SECRET, testShop } from '@/tests/api/setup/shop';

const sets = {
  payme: ['PAYME_MERCHANT_ID', 'PAYME_KEY'],
  click: ['CLICK_SERVICE_ID', 'CLICK_MERCHANT_ID', 'CLICK_SECRET_KEY'],
  sms: ['ESKIZ_EMAIL', 'ESKIZ_PASSWORD'],
} as const;

const isOpen = {
  payme: (env: NodeJS.Dict<string>) => providersOf(readEnv(env)).payme !== undefined,
  click: (env: NodeJS.Dict<string>) => providersOf(readEnv(env)).click !== undefined,
  sms: (env: NodeJS.Dict<string>) => smsOf(readEnv(env)) !== null,
};

test('passes each environment key to its provider under the right name', () => {
  const names = [...sets.payme, ...sets.click];
  const env = Object.fromEntries(names.map((name) => [name, `a value of ${name}`]));
  expect(providersOf(readEnv(env))).toMatchObject({
    payme: { merchantId: 'a value of PAYME_MERCHANT_ID', key: 'a value of PAYME_KEY' },
    click: {
      serviceId: 'a value of CLICK_SERVICE_ID',
      merchantId: 'a value of CLICK_MERCHANT_ID',
      secret: 'a value of CLICK_SECRET_KEY',
    },
  });
});

describe.each(Object.keys(sets) as (keyof typeof sets)[])('%s', (provider) => {
  const names: readonly string[] = sets[provider];
  const all = Object.fromEntries(names.map((name) => [name, 'a-value-of-the-tests']));

  test('is enabled when all of its keys are set', () => {
    expect(isOpen[provider](all)).toBe(true);
  });

  test.each(names.flatMap((name) => [undefined, '', ' '].map((value) => [name, value] as const)))(
    'is disabled when %s is %j',
    (name, value) => {
      expect(isOpen[provider]({ ...all, [name]: value })).toBe(false);
    },
  );
});

/**
 * Simulates a separate process: creates an API on the shared shop's data in which `own` replaces
 * some ports. Returns a function that sends POST requests to it.
 */
async function aProcess(own: Partial<Ports>) {
  const { ports } = await testShop();
  const app = documentedApp({ ...ports, ...own });
  return async (
    path: string,
    { headers = {}, body = {} }: { headers?: object; body?: object } = {},
  ) =>
    app.request(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
}

const { payme, click, siteUrl } = providers;
const callbacks = ['payme', 'click/prepare', 'click/complete'];

test.each([
  ['neither', { siteUrl }, [] as string[]],
  ['only Payme', { siteUrl, payme }, ['payme']],
  ['only Click', { siteUrl, click }, ['click/prepare', 'click/complete']],
])(
  'serves only the callbacks of the configured payment providers: %s',
  async (_what, own, open) => {
    const post = await aProcess({ providers: own });
    for (const callback of callbacks) {
      const { status } = await post(`${API_BASE}/payment/${callback}`);
      expect([callback, status]).toEqual([callback, open.includes(callback) ? 200 : 404]);
    }
  },
);

const live: Ports['guard'] = { mode: 'live', findUnsafe: () => [] };

test.each([
  ['payme', 'in a shop with only Click', { providers: { siteUrl, click } }],
  ['click', 'in a shop with only Payme', { providers: { siteUrl, payme } }],
  ['sandbox', 'in a shop with a real provider', { providers: { siteUrl, payme } }],
  ['sandbox', 'in a live shop', { providers: { siteUrl }, guard: live }],
] as const)('rejects orders and payments by %s %s', async (payment, _where, own) => {
  const post = await aProcess(own);
  const [{ headers }, goods] = [await aCustomer(), await aProduct()];
  const ordered = (body: object) => post(`${API_BASE}/order/order`, { headers, body });
  expect((await ordered(checkoutOf([goods], { payment }))).status).toBe(422);

  const { data } = await (await ordered(checkoutOf([goods]))).json();
  const pay = { headers, body: { provider: payment } };
  expect((await post(`${API_BASE}/order/order/${data.id}/payment`, pay)).status).toBe(422);
});

test('sends and reveals no code in a live shop without an SMS provider', async () => {
  const post = await aProcess({ sms: null, guard: live });
  const response = await post(`${API_BASE}/user/send-code`, { body: { phone: '998901112233' } });

  expect(response.status).toBe(503);
  expect(await response.text()).not.toMatch(/12345/);
});

const guesses = ['Bearer null', 'Bearer undefined', 'Bearer ', 'Bearer', '', `Bearer ${SECRET}`];

test.each(guesses)(
  'rejects operator requests with the authorization %j in a shop without a secret',
  async (authorization) => {
    const post = await aProcess({ localSecret: null });
    expect((await post('/local/settings', { headers: { authorization } })).status).toBe(404);
  },
);

test('serves no change feed in a shop that has no secret for its storefronts', async () => {
  const { ports } = await testShop();
  const app = documentedApp({ ...ports, changes: null });
  for (const authorization of guesses) {
    const { status } = await app.request(CHANGES_PATH, { headers: { authorization } });
    expect([authorization, status]).toEqual([authorization, 404]);
  }
});

describe.each(['REVALIDATE_SECRET', 'CODE_SECRET'] as const)('%s', (name) => {
  test.each(['', ' ', ' '.repeat(20)])('counts as unset when its value is %j', (value) => {
    expect(readEnv({ [name]: value })[name]).toBeUndefined();
  });

  test('is rejected when it is shorter than 16 characters', () => {
    expect(() => readEnv({ [name]: 'fifteen letters' })).toThrow(name);
    expect(readEnv({ [name]: 'sixteen letters!' })[name]).toBe('sixteen letters!');
  });
});

test.each([
  { REVALIDATE_URL: 'http://127.0.0.1:9/', REVALIDATE_SECRET: '' },
  { REVALIDATE_URL: '', REVALIDATE_SECRET: SECRET },
])('sends no invalidation with the settings %j', async (given) => {
  const fetched = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('connection refused'));
  onTestFinished(() => fetched.mockRestore());
  await createInvalidationPublisher(readEnv(given))(['product-7']);
  expect(fetched).not.toHaveBeenCalled();
});
