import { expect, inject, onTestFinished, test } from 'vitest';
import ru from '@/messages/ru.json';
import uz from '@/messages/uz.json';
import { sendRequest } from '@/tests/support/send-request';
import { aDataFolder, aPort, isClosed, launch, launchStorefront, twoPorts } from './processes';

const SITE_URL = 'https://shop.example';

test('npm start refuses to start an unsafe shop and prints one line per reason', async () => {
  const env = { ...(await twoPorts()), CHORSU_DATA: aDataFolder(), SITE_URL };
  const running = launch(['scripts/start.mjs'], env);

  expect(await running.ended).toBe(1);
  const lines = running.output().split('\n');
  expect(lines.filter((line) => line.includes('refused'))).toEqual(
    ['no SMS', 'CODE_SECRET', 'TRUST_PROXY is 0', 'the database is empty'].map((reason) =>
      expect.stringMatching(`^shop: unsafe start refused: ${reason}.*$`),
    ),
  );
  expect(running.output()).not.toContain('✓ Filling');
  expect(running.output()).not.toMatch(/\n\s+at /);
  const closed = [env.PORT, env.API_PORT].map((port) => isClosed(`http://127.0.0.1:${port}`));
  expect(await Promise.all(closed)).toEqual([true, true]);
});

test('refuses to start a live storefront that ignores its proxy', async () => {
  const env = { NODE_ENV: 'production', PORT: await aPort(), API_URL: inject('apiUrl'), SITE_URL };
  const storefront = launch(['scripts/run.mjs', 'server/main.ts'], env);

  expect(await storefront.ended).toBe(1);
  expect(storefront.output()).toMatch(/^Storefront: unsafe start refused: TRUST_PROXY is 0.*\n$/);
});

test('refuses to start a live storefront with an API in test mode', async () => {
  const storefront = launch(['scripts/run.mjs', 'server/main.ts'], {
    NODE_ENV: 'production',
    PORT: await aPort(),
    API_URL: inject('apiUrl'),
    SITE_URL,
    TRUST_PROXY: '1',
  });

  expect(await storefront.ended).toBe(1);
  expect(storefront.output().trimEnd().split('\n')).toEqual([
    expect.stringMatching(/^Storefront: unsafe start refused: test mode is on: .*$/),
    expect.stringMatching(
      /^Storefront: unsafe start refused: the API does not run as a live shop .*$/,
    ),
  ]);
});

test('shows on every kind of page of a staging shop that it is not a real shop', async () => {
  const port = await aPort();
  const web = `http://127.0.0.1:${port}`;
  const staging = { SITE_URL, ALLOW_UNSAFE_START: '1' };
  const storefront = await launchStorefront(port, { API_URL: inject('apiUrl'), ...staging });
  onTestFinished(async () => {
    storefront.signal('SIGKILL');
    await storefront.ended;
  });

  for (const path of ['', '/products', '/cart', '/user/orders', '/info/faq', '/none']) {
    expect([path, await textOf(web, path || '/')]).toEqual([path, contains(uz.notice.staging)]);
    expect([path, await textOf(web, `/ru${path}`)]).toEqual([path, contains(ru.notice.staging)]);
  }
  expect(storefront.output()).toMatch(
    /^Storefront: unsafe, allowed by ALLOW_UNSAFE_START: TRUST_PROXY is 0.*$/m,
  );
});

const contains = (text: string) => expect.stringContaining(text);

async function textOf(web: string, path: string): Promise<string> {
  const headers = { host: 'shop.example' };
  return (await sendRequest(web, path, { headers })).body.toString();
}
