import { afterEach, expect, test, vi } from 'vitest';
import type { Fields } from '@/lib/telemetry/log';
import { aStorefront } from './storefront';

const fromProxy = { 'x-request-id': 'from-the-balancer', 'x-forwarded-for': '203.0.113.77' };
const paths = [
  '/',
  '/',
  '/products?search=choynak',
  '/none',
  '/%',
  '/icons.svg',
  '/livez',
  '/_page/a/b',
];

afterEach(() => {
  globalThis.logSink = undefined;
  globalThis.metricSink = undefined;
});

function aLog(): Fields[] {
  const lines: Fields[] = [];
  const write = (_level: string, msg: string, line: object) => void lines.push({ msg, ...line });
  globalThis.logSink = { isOn: () => true, write };
  return lines;
}

test('every answer has the id of a proxy in front, and one of its own from anyone else', async () => {
  const behind = await aStorefront({ isBehindProxy: true });
  const open = await aStorefront();
  for (const path of [...paths, '/api/v1/core/settings']) {
    const { headers } = await behind(path, { headers: fromProxy });
    expect([path, headers['x-request-id']]).toEqual([path, 'from-the-balancer']);
    const other = await open(path, { headers: fromProxy });
    expect(other.headers['x-request-id'], path).toMatch(/^[\da-f-]{36}$/);
  }
});

test('a request is one line: its route, how it was answered, and the network alone', async () => {
  const lines = aLog();
  const get = await aStorefront({ isBehindProxy: true });
  for (const path of paths) await get(path, { headers: fromProxy });
  await vi.waitFor(() => expect(lines).toHaveLength(paths.length));

  expect(
    lines.map(({ kind, page, cache, path, status }) => [kind, page, cache, path, status]),
  ).toEqual([
    ['page', '/', 'miss', '/', 200],
    ['page', '/', 'hit', '/', 200],
    ['page', '/products', 'bypass', '/products', 200],
    ['page', '/[group]', 'miss', '/none', 200],
    ['refused', undefined, undefined, '', 400],
    ['static', undefined, undefined, '/icons.svg', 200],
    ['health', undefined, undefined, '/livez', 200],
    ['payload', undefined, undefined, '/_page/a/b', 404],
  ]);
  expect(new Set(lines.map(({ client }) => client))).toEqual(new Set(['203.0.113.0/24']));
  expect(JSON.stringify(lines)).not.toMatch(/choynak|113\.77/);
});

test('requests and the cache are counted by route, state and status', async () => {
  const count = vi.fn();
  globalThis.metricSink = { count, observe: () => {}, watch: () => {} };
  const get = await aStorefront();
  for (const path of ['/about', '/about', '/api/v1/none']) await get(path);
  await vi.waitFor(() => expect(count).toHaveBeenCalledTimes(6));

  const page = ['chorsu_requests_total', { kind: 'page', page: '/about', status: '200' }];
  expect(count.mock.calls).toEqual([
    ['chorsu_page_cache_answers_total', { state: 'miss' }],
    page,
    ['chorsu_page_cache_answers_total', { state: 'hit' }],
    page,
    ['chorsu_proxy_unanswered_total', { reason: 'connection' }],
    ['chorsu_requests_total', { kind: 'api', page: '', status: '503' }],
  ]);
});

test('a call reaches the API under the id of its request, and no forged trace', async () => {
  const asked: unknown[] = [];
  const get = await aStorefront({
    isBehindProxy: true,
    api: (req, res) => {
      asked.push(req.headers['x-request-id'], req.headers.traceparent);
      res.writeHead(200, { 'x-request-id': 'of-another-backend' }).end('{}');
    },
  });
  const headers = { ...fromProxy, traceparent: 'forged' };
  const answer = await get('/api/v1/core/settings', { headers });
  expect([...asked, answer.headers['x-request-id']]).toEqual([
    'from-the-balancer',
    undefined,
    'from-the-balancer',
  ]);
});
