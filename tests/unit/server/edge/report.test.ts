import { afterEach, expect, test, vi } from 'vitest';
import { REPORT_PATH } from '@/lib/constants';
import { createReport } from '@/server/edge/report';
import { served } from '@/tests/support/page/served';
import { sendRequest } from '@/tests/support/send-request';

const SITE = 'https://shop.test';
const vitals = {
  path: '/ru/products/choynak-5',
  device: 'mobile',
  vitals: { LCP: 1.2, CLS: 0.01 },
};
const failure = { name: 'TypeError', stack: ['at a (/_next/static/chunks/1.js:1:2)'] };

afterEach(() => {
  globalThis.metricSink = undefined;
});

async function aReceiver(isOn = true) {
  const base = await served(createReport({ siteUrl: SITE, isOn }));
  const count = vi.fn();
  const observe = vi.fn();
  globalThis.metricSink = { count, observe, watch: () => {} };
  const send = async (body: unknown, { method = 'POST', origin = SITE } = {}) => {
    const sent = typeof body === 'string' ? body : JSON.stringify(body);
    const headers: Record<string, string> = origin === '' ? {} : { origin };
    return (await sendRequest(base, REPORT_PATH, { method, headers, body: sent })).status;
  };
  return { send, count, observe };
}

test('records web vitals by page type and device', async () => {
  const { send, observe } = await aReceiver();
  expect(await send(vitals)).toBe(204);
  const labels = { page: '/products/[slug]', device: 'mobile' };
  expect(observe.mock.calls).toEqual([
    ['chorsu_web_vital_seconds', { name: 'LCP', ...labels }, 1.2],
    ['chorsu_web_vital_shift', labels, 0.01],
  ]);
});

test('counts a browser error by fingerprint and logs it once a minute', async () => {
  const errorSpy = vi.spyOn(console, 'error').mockReturnValue();
  const { send, count } = await aReceiver();
  for (let time = 0; time < 3; time += 1) expect(await send(failure)).toBe(204);
  const [first, ...others] = count.mock.calls;
  expect(first).toEqual([
    'chorsu_browser_errors_total',
    { fingerprint: expect.stringMatching(/^[\da-f]{12}$/) },
  ]);
  expect(others).toEqual([first, first]);
  expect(errorSpy).toHaveBeenCalledOnce();
  errorSpy.mockRestore();
});

test('logs only the fingerprint and the name of a browser error', async () => {
  const lines: object[] = [];
  const write = (level: string, msg: string, line: object) =>
    void lines.push({ level, msg, ...line });
  globalThis.logSink = { isOn: () => true, write };
  const { send } = await aReceiver();
  for (const name of ['RangeError', 'SyntaxError', 'RangeError']) await send({ ...failure, name });
  const fingerprint = expect.stringMatching(/^[\da-f]{12}$/);
  expect(lines).toEqual(
    ['RangeError', 'SyntaxError'].map((name) => ({
      level: 'warn',
      msg: 'an error in a browser',
      fingerprint,
      name,
    })),
  );
  globalThis.logSink = undefined;
});

test.each([
  ['invalid JSON', '{', 422],
  ['an empty body', '', 422],
  ['an unknown vital', { ...vitals, vitals: { Money: 1 } }, 422],
  ['an unknown field', { ...vitals, phone: '+998901234567' }, 422],
  ['a string instead of a number', { ...vitals, vitals: { LCP: '1' } }, 422],
  ['a negative time', { ...vitals, vitals: { LCP: -1 } }, 422],
  ['a time above the limit', { ...vitals, vitals: { LCP: 1e9 } }, 422],
  ['an unknown device', { ...vitals, device: 'a"} 1' }, 422],
  ['a URL instead of a path', { ...vitals, path: 'https://elsewhere.test' }, 422],
  ['a name with spaces', { ...failure, name: 'call +998901234567' }, 422],
  ['a stack that is too long', { ...failure, stack: Array(11).fill('at a') }, 422],
  ['a body that is too long', 'x'.repeat(5000), 413],
])('rejects a report with %s', async (_what, body, status) => {
  const { send, count, observe } = await aReceiver();
  expect(await send(body)).toBe(status);
  expect(observe).not.toHaveBeenCalled();
  expect(count.mock.calls).toEqual([['chorsu_reports_refused_total', { status: `${status}` }]]);
});

test('rejects reports from other sites, with other methods and while reports are off', async () => {
  const { send } = await aReceiver();
  expect(await send(vitals, { origin: 'https://evil.test' })).toBe(403);
  expect(await send(vitals, { origin: '' })).toBe(403);
  // A sandboxed page sends the origin `null`.
  expect(await send(vitals, { origin: 'null' })).toBe(403);
  expect(await send('', { method: 'GET' })).toBe(405);
  const off = await aReceiver(false);
  expect(await off.send(vitals)).toBe(404);
  expect(off.count).not.toHaveBeenCalled();
});

test('accepts reports only by POST and from known kinds of devices', async () => {
  const base = await served(createReport({ siteUrl: SITE, isOn: true }));
  const get = await sendRequest(base, '/');
  const off = await sendRequest(await served(createReport({ siteUrl: SITE, isOn: false })), '/');
  expect([get.status, get.headers.allow, get.headers['cache-control']]).toEqual([
    405,
    'POST',
    'no-store',
  ]);
  expect([off.status, off.headers.allow]).toEqual([404, undefined]);
  for (const device of ['mobile', 'tablet', 'desktop', 'watch']) {
    const body = JSON.stringify({ path: '/', device, vitals: { LCP: 1 } });
    const headers = { origin: SITE };
    const { status } = await sendRequest(base, '/', { method: 'POST', headers, body });
    expect([device, status]).toEqual([device, device === 'watch' ? 422 : 204]);
  }
});
