import { cpSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { expect, inject, onTestFinished, test } from 'vitest';
import { sendRequest } from '@/tests/support/send-request';
import { aDataFolder, aPort, isClosed, launch, type Running, twoPorts } from './processes';

const start = (env: Record<string, string>): Running => {
  const running = launch(['scripts/start.mjs'], env);
  onTestFinished(async () => {
    running.signal('SIGINT');
    await running.ended;
  });
  return running;
};

/** Endpoints that only the mocked API has. */
const controlCalls = [
  ['POST', '/mock/reset'],
  ['POST', '/mock/faults'],
  ['GET', '/mock/journal'],
  ['GET', '/mock/openapi.json'],
] as const;

const addresses = ({ PORT, API_PORT }: { PORT: string; API_PORT: string }) => ({
  web: `http://127.0.0.1:${PORT}`,
  api: `http://127.0.0.1:${API_PORT}`,
});

async function isOpen(running: Running): Promise<void> {
  await expect.poll(running.output, { timeout: 90_000 }).toContain('Chorsu is open');
}

// Requirements: B-03, B-05, B-06, B-07, B-18
test('seeds the shop on the first start and keeps its data later (B-01, B-04)', async () => {
  const { env, output, statuses, cookie, code, areClosed } = await firstRun();
  const { web } = addresses(env);
  expect(output).toMatch(/✓ Filling the shop for the first time: \d+\.\d s/);
  // A separate process seeds the shop, so that the API does not retain the memory used for seeding.
  expect(output).toMatch(/✓ Filling [\s\S]*• Opening the shop API/);
  expect(output).toContain(`http://localhost:${env.PORT}`);
  expect(statuses).toEqual([200, 200]);
  expect(code).toBe(0);
  expect(areClosed).toEqual([true, true]);

  const second = start(env);
  await isOpen(second);
  expect(second.output()).not.toMatch(/Installing|Building|Filling/);
  expect(await countSeen(web, cookie)).toBe(1);
});

test('the shop API has no control endpoints, regardless of headers and cookies', async () => {
  const { controls } = await firstRun();
  expect(controls).toEqual(controlCalls.map(([method, path]) => [method, path, 404]));
});

test('shows a changed setting on cached pages within two seconds (B-15, B-28)', async () => {
  const filled = { CHORSU_DATA: await aFilledFolder(), PAGE_FRESH_SECONDS: '3600' };
  const env = { ...(await twoPorts()), ...filled };
  const { web } = addresses(env);
  await isOpen(start(env));
  const title = async () =>
    /<title>(.*?)<\/title>/.exec((await sendRequest(web, '/ru')).body.toString())?.[1];
  expect(await title()).not.toContain('Новое имя');
  expect((await sendRequest(web, '/ru')).headers['x-cache']).toBe('hit');

  const change = ['settings', 'head_title.ru', 'Новое имя'];
  const shop = launch(['scripts/run.mjs', 'api/main/shop.ts', ...change], env);

  expect(await shop.ended).toBe(0);
  await expect.poll(title, { timeout: 2000 }).toContain('Новое имя');
});

test.each(['PORT', 'API_PORT'] as const)(
  'prints one line and exits non-zero when %s is in use (B-08)',
  async (busy) => {
    const env = { ...(await twoPorts()), CHORSU_DATA: aDataFolder() };
    const other = createServer().listen(Number(env[busy]), '127.0.0.1');
    onTestFinished(() => void other.close());

    const running = start(env);

    expect(await running.ended).toBe(1);
    expect(running.output()).toMatch(
      new RegExp(`^Port ${env[busy]} is in use\\. .*${busy}=….\\n$`),
    );
  },
);

test('prints one line and exits non-zero when the data folder is a file (B-06)', async () => {
  const env = { ...(await twoPorts()), CHORSU_DATA: aDataFolder() };
  writeFileSync(env.CHORSU_DATA, 'a file');

  const running = start(env);

  expect(await running.ended).toBe(1);
  expect(running.output()).toMatch(
    /^The data folder .* cannot be used \(EEXIST\)\. Set CHORSU_DATA to another folder\.\n$/,
  );
});

test('names an invalid setting without a stack trace and stops both servers (B-06)', async () => {
  const env = { ...(await twoPorts()), CHORSU_DATA: aDataFolder(), REVALIDATE_SECRET: 'short' };

  const running = start(env);

  expect(await running.ended).toBe(1);
  expect(running.output()).toContain('REVALIDATE_SECRET');
  expect(running.output()).not.toMatch(/\n\s+at /);
  const { web, api } = addresses(env);
  expect([await isClosed(web), await isClosed(api)]).toEqual([true, true]);
});

test('prints the build command when a storefront starts without a build', async () => {
  const env = { NODE_ENV: 'production', PORT: await aPort(), CHORSU_DIST: aDataFolder() };
  const storefront = launch(['scripts/run.mjs', 'server/main.ts'], env);

  expect(await storefront.ended).toBe(1);
  expect(storefront.output()).toBe(
    `Storefront: There is no build in ${env.CHORSU_DIST}. Run npm run build.\n`,
  );
});

test('stops both servers when the start command is killed (B-06)', async () => {
  const env = { ...(await twoPorts()), CHORSU_DATA: await aFilledFolder() };
  const { web, api } = addresses(env);
  const running = start(env);
  await isOpen(running);

  running.signal('SIGKILL');

  await expect.poll(() => isClosed(web), { timeout: 15_000 }).toBe(true);
  await expect.poll(() => isClosed(api), { timeout: 15_000 }).toBe(true);
});

test('does not start the bundled API when API_URL is set (B-07)', async () => {
  const env = { ...(await twoPorts()), API_URL: inject('apiUrl') };
  const running = start(env);
  await isOpen(running);

  expect(running.output()).not.toContain('shop API');
  expect((await sendRequest(addresses(env).web, '/products')).status).toBe(200);
});

let ofFirstRun: ReturnType<typeof runOnNewFolder> | null = null;

/** Starts the shop on a new data folder and stops it again, once for all tests. */
function firstRun() {
  ofFirstRun ??= runOnNewFolder();
  return ofFirstRun;
}

async function runOnNewFolder() {
  const env = { ...(await twoPorts()), CHORSU_DATA: aDataFolder() };
  const { web, api } = addresses(env);
  const running = start(env);
  await isOpen(running);
  const [page, settings] = [
    await sendRequest(web, '/'),
    await sendRequest(api, '/api/v1/core/settings'),
  ];
  const cookie = await seeAProduct(web);
  const controls = await Promise.all(
    controlCalls.map(async ([method, path]) => {
      const headers = { 'x-world': 'one', cookie: 'world=one' };
      return [method, path, (await sendRequest(api, path, { method, headers })).status];
    }),
  );
  running.signal('SIGINT');
  const code = await running.ended;
  const areClosed = [await isClosed(web), await isClosed(api)];
  const statuses = [page.status, settings.status];
  return { env, output: running.output(), statuses, cookie, controls, code, areClosed };
}

async function aFilledFolder(): Promise<string> {
  const { env } = await firstRun();
  const folder = aDataFolder();
  cpSync(env.CHORSU_DATA, folder, { recursive: true });
  return folder;
}

async function seeAProduct(web: string): Promise<string> {
  const list = await sendRequest(web, '/api/v1/catalog/product?size=1');
  const [product] = JSON.parse(list.body.toString()).data.results;
  const seen = await sendRequest(web, '/api/v1/product/seen', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ product: product.id ?? product._id }),
  });
  return String(seen.headers['set-cookie']).split(';')[0] ?? '';
}

async function countSeen(web: string, cookie: string): Promise<number> {
  const seen = await sendRequest(web, '/api/v1/product/seen/list', { headers: { cookie } });
  return JSON.parse(seen.body.toString()).data.results.length;
}
