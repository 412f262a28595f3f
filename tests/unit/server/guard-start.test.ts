import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { StartFacts } from '@/lib/domain/start-guard';
import { guardByApi, guardStart } from '@/server/guard-start';
import { served } from '@/tests/support/page/served';

/** The timeout of polls. A request to the API can take more than a second on a busy machine. */
const soon = { timeout: 10_000 };

const live: StartFacts = {
  isProduction: true,
  siteUrl: 'https://shop.uz',
  hasProviderKeys: false,
  hasDatabaseServer: false,
  isBehindProxy: true,
  isUnsafeAllowed: false,
};
const staging: StartFacts = { ...live, isUnsafeAllowed: true };
const demonstration: StartFacts = { ...live, isProduction: false };
const withoutProxy = { isBehindProxy: false };

const lines: string[] = [];
const exit = vi.fn();

beforeEach(() => {
  lines.length = 0;
  exit.mockReset();
  vi.spyOn(process, 'exit').mockImplementation(exit as never);
  globalThis.logSink = {
    isOn: () => true,
    write: (level, msg) => void lines.push(`${level} ${msg}`),
  };
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  globalThis.logSink = undefined;
});

/** Starts an API that returns these settings, after `broken` responses that are not JSON. */
async function anApi(data: unknown, { broken = 0 } = {}) {
  const requests: string[] = [];
  const url = await served((req, res) => {
    requests.push(req.url ?? '');
    res.end(requests.length <= broken ? 'no JSON' : JSON.stringify({ data }));
  });
  return { url, requests };
}

const ignored = 'TRUST_PROXY is 0';
const refused = 'warn Storefront: unsafe start refused: ';
const allowed = 'warn Storefront: unsafe, allowed by ALLOW_UNSAFE_START: ';

test('does not start an unsafe live shop and logs the reasons', () => {
  guardStart({ ...live, ...withoutProxy });
  expect(exit.mock.calls).toEqual([[1]]);
  expect(lines).toEqual([expect.stringContaining(`${refused}${ignored}`)]);
});

test('starts an unsafe staging shop and logs the reasons', () => {
  guardStart({ ...staging, ...withoutProxy });
  expect(exit).not.toHaveBeenCalled();
  expect(lines).toEqual([expect.stringContaining(`${allowed}${ignored}`)]);
});

test.each([
  ['a safe live shop', live],
  ['a demo', { ...demonstration, ...withoutProxy }],
])('starts %s without logging', (_what, facts) => {
  guardStart(facts);
  expect([exit.mock.calls, lines]).toEqual([[], []]);
});

test.each([
  [{ test_mode: true }, 'test mode is on'],
  [{ is_guarded: false }, 'the API does not run as a live shop'],
])('stops a live shop whose API reports %j', async (data, line) => {
  const { url, requests } = await anApi(data);
  await guardByApi(live, url);
  expect(requests).toEqual(['/api/v1/core/settings']);
  expect(exit.mock.calls).toEqual([[1]]);
  expect(lines).toEqual([expect.stringContaining(`${refused}${line}`)]);
});

test.each([[{ test_mode: false, is_guarded: true }], [{}]])(
  'keeps running when the API reports %j',
  async (data) => {
    const { url } = await anApi(data);
    await guardByApi(live, url);
    expect([exit.mock.calls, lines]).toEqual([[], []]);
  },
);

test('does not repeat risks that were logged at the start', async () => {
  const { url } = await anApi({ test_mode: true, is_guarded: true });
  await guardByApi({ ...staging, ...withoutProxy }, url);
  expect(lines).toEqual([expect.stringContaining(`${allowed}test mode is on`)]);
});

test('sends no request to the API in a demonstration', async () => {
  const { url, requests } = await anApi({ test_mode: true });
  await guardByApi(demonstration, url);
  expect([requests, lines]).toEqual([[], []]);
});

test('requests the settings again after five seconds', async () => {
  const { url, requests } = await anApi({ test_mode: true }, { broken: 1 });
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  await guardByApi(live, url);
  expect([exit.mock.calls, lines]).toEqual([[], []]);
  vi.advanceTimersByTime(4999);
  expect(requests).toHaveLength(1);
  vi.advanceTimersByTime(1);
  vi.useRealTimers();
  await vi.waitFor(() => expect(exit.mock.calls).toEqual([[1]]), soon);
  expect(requests).toHaveLength(2);
});
