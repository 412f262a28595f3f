import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { settings as settingRows } from '@/api/db/schema/content';
import { openDirectly } from '@/api/operator/direct';
import { carryOut } from '@/api/operator/operator';
import { getOwnSettings, getSettings, setSetting } from '@/api/services/content/settings';
import { accountPorts } from '@/api/shared/account-ports';
import { readEnv } from '@/api/shared/env';
import { startGuard } from '@/api/shared/start-guard';
import type { User } from '@/lib/contract/user';
import { startApi } from '@/tests/api/setup/api-process';
import { documentedApp } from '@/tests/api/setup/documented-app';
import { openTestShop } from '@/tests/api/setup/shop';
import { anEmptyFolder, aShopFolder } from '@/tests/api/setup/shop-folder';
import { runShop } from '@/tests/api/setup/shop-tool';
import { aPhone, aSignInShop } from '@/tests/api/setup/sign-in-shop';
import { isFull } from '@/tests/support/tier';

const slow = { timeout: 180_000 };

const live = {
  NODE_ENV: 'production',
  SITE_URL: 'https://shop.example',
  TRUST_PROXY: '1',
  CODE_SECRET: 'a-secret-of-the-tests',
  ESKIZ_EMAIL: 'shop@example.uz',
  ESKIZ_PASSWORD: 'a-password',
};
const without = {
  ESKIZ_EMAIL: '',
  ESKIZ_PASSWORD: '',
  CODE_SECRET: '',
  TRUST_PROXY: '0',
};

afterEach(() => vi.restoreAllMocks());

test('refuses to start an unsafe live shop and prints one line per reason', slow, async () => {
  const folder = await aShopFolder();
  const refused = await launch({ ...live, ...without, CHORSU_DATA: folder }).ended;
  expect(refused.code).toBe(1);
  expect(refused.stdout).toBe('');
  expect(refused.stderr.trimEnd().split('\n')).toEqual(
    [
      'test mode is on',
      'no SMS provider is set',
      'CODE_SECRET is missing',
      'TRUST_PROXY is 0',
      'new customers can buy on credit',
    ].map((reason) => expect.stringMatching(`^api: unsafe start refused: ${reason}.*$`)),
  );

  // Fixes every reported problem except test mode.
  await runShop(folder, 'settings', 'new_customer_instalment_limit', '0');
  const last = await launch({ ...live, CHORSU_DATA: folder }).ended;
  expect(last).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^.+test mode is on.+\n$/),
  });

  await runShop(folder, 'settings', 'test_mode', 'off');
  const safe = launch({ ...live, CHORSU_DATA: folder });
  await safe.ready;
  const on = await runShop(folder, 'settings', 'test_mode', 'on');
  expect(on.code).toBe(1);
  expect(on.stderr).toMatch(/^shop: unsafe in a live shop: test mode is on: .+\n$/);
  safe.child.kill('SIGTERM');
  expect(await safe.ended).toMatchObject({ code: 0, stderr: '' });
});

if (isFull) {
  test('does not fill the empty database of a live shop with demo products', slow, async () => {
    const CHORSU_DATA = anEmptyFolder();
    const refused = await launch({ ...live, CHORSU_DATA }).ended;
    expect(refused).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^api: unsafe start refused: the database is empty .*\n$/),
    });
    const tool = openDirectly(readEnv({ ...live, CHORSU_DATA }), async () => 'opened');
    await expect(tool).rejects.toThrow(/the database is empty/);

    const safe = launch({ ...live, CHORSU_DATA, DEMO_SHOP: '0' });
    const address = await safe.ready;
    const list = await (await fetch(`${address}/api/v1/catalog/product`)).json();
    expect(list.data.count).toBe(0);
    safe.child.kill('SIGTERM');
    expect(await safe.ended).toMatchObject({ code: 0, stderr: '' });
  });
}

test(
  'an unsafe shop that is allowed to start logs warnings and is marked as staging',
  slow,
  async () => {
    const CHORSU_DATA = await aShopFolder();
    const staging = launch({ ...live, CHORSU_DATA, ALLOW_UNSAFE_START: '1' });
    const address = await staging.ready;
    const { data } = await (await fetch(`${address}/api/v1/core/settings`)).json();
    expect(data).toMatchObject({ is_staging: true, test_mode: true });
    staging.child.kill('SIGTERM');
    expect((await staging.ended).stderr.trimEnd().split('\n')).toEqual(
      ['test mode is on', 'new customers can buy on credit'].map((reason) =>
        expect.stringMatching(`^api: unsafe, allowed by ALLOW_UNSAFE_START: ${reason}.*$`),
      ),
    );
  },
);

test('a live shop ignores the stored test mode and initial installment limit', async () => {
  const { ports } = await openTestShop();
  const guard = startGuard(readEnv(live));
  expect(await getSettings(ports)).toMatchObject({ test_mode: true });
  const own = await getOwnSettings({ ...ports, guard });
  expect(own).toMatchObject({ test_mode: false, new_customer_instalment_limit: 0 });

  const phone = aPhone();
  const sms = { provider: 'tests', reachesPhones: false, send: async () => {} };
  const app = documentedApp({ ...ports, guard, sms });
  const post = async (path: string, body: object) => {
    const headers = { 'content-type': 'application/json' };
    const sent = { method: 'POST', headers, body: JSON.stringify(body) };
    return (await app.request(`/api/v1${path}`, sent)).json();
  };
  expect(JSON.stringify(await post('/user/send-code', { phone }))).not.toContain('12345');
  const { data } = await post('/user/sign-in', { phone, code: '12345' });
  expect(data.user).toMatchObject({ phone } satisfies Partial<User>);
  const authorization = `Bearer ${data.token}`;
  const limit = await app.request('/api/v1/user/instalment', { headers: { authorization } });
  expect((await limit.json()).data.available_limit).toBe(0);
});

test('shows the operator the stored test mode, which a live shop ignores', async () => {
  const { ports } = await openTestShop();
  const shop = { ...ports, guard: startGuard(readEnv(live)) };

  expect(await carryOut(shop, 'settings', {})).toMatchObject({ test_mode: true });
});

test.each([
  ['test_mode', 'on', /test mode is on/],
  ['new_customer_instalment_limit', '1', /limit is above 0/],
])('rejects %s = %s in a live shop and accepts other settings', async (name, value, reason) => {
  const { ports } = await openTestShop();
  await setSetting(ports, 'test_mode', 'off');
  await setSetting(ports, 'new_customer_instalment_limit', '0');
  const shop = { ...ports, guard: startGuard(readEnv(live)) };

  await expect(setSetting(shop, name, value)).rejects.toThrow(reason);
  await setSetting(shop, 'return_days', '14');
  const rows = await ports.db.select().from(settingRows);
  const stored = Object.fromEntries(rows.map((row) => [row.key, row.value]));
  expect(stored).toMatchObject({
    test_mode: false,
    new_customer_instalment_limit: 0,
    return_days: 14,
  });
});

test('responds to code requests with a localized 503 when there is no SMS provider', async () => {
  const { ports } = await openTestShop();
  await setSetting(ports, 'test_mode', 'off');
  const logged = logs();
  const shop = await aSignInShop({ db: ports.db, sms: null, newCode: () => '48151' });
  const phone = aPhone();

  const responses = [await shop.sendCode(phone), await shop.sendCode(phone, { locale: 'ru' })];

  expect(responses).toEqual(
    [/^Hozir SMS/, /^Сейчас мы не можем/].map((text) => ({
      status: 503,
      data: { detail: expect.stringMatching(text), code: 'sms_unavailable' },
      message: expect.stringMatching(text),
    })),
  );
  expect(logged()).not.toMatch(new RegExp(`48151|${phone}`));
});

test('without an SMS provider, shows a test-mode code on the page but not in the log', async () => {
  const logged = logs();
  const { sms } = accountPorts(readEnv({ CODE_SECRET: live.CODE_SECRET }));
  const shop = await aSignInShop({ sms, newCode: () => '48151' });
  const phone = aPhone();
  expect((await shop.sendCode(phone)).data.detail).toContain('48151');
  expect(logged()).not.toMatch(new RegExp(`48151|${phone}`));
});

/** Starts an API process and kills it when the test ends, even if the test fails. */
function launch(env: Record<string, string>) {
  const api = startApi(env);
  onTestFinished(() => void api.child.kill('SIGKILL'));
  return api;
}

/**
 * Records all log output of a test. Returns a function that returns the output so far.
 */
function logs(): () => string {
  const spies = [
    ...(['log', 'info', 'warn', 'error'] as const).map((name) =>
      vi.spyOn(console, name).mockImplementation(() => {}),
    ),
    vi.spyOn(process.stdout, 'write').mockReturnValue(true),
    vi.spyOn(process.stderr, 'write').mockReturnValue(true),
  ];
  return () => spies.flatMap(({ mock }) => mock.calls.flat()).join('\n');
}
