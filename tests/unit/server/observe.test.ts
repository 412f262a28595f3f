import type { RequestListener } from 'node:http';
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
  globalThis.tracer = undefined;
});

function aLog(): Fields[] {
  const lines: Fields[] = [];
  const write = (_level: string, msg: string, line: object) => void lines.push({ msg, ...line });
  globalThis.logSink = { isOn: () => true, write };
  return lines;
}

test('uses the request id of a trusted proxy and creates an id for other clients', async () => {
  const behind = await aStorefront({ isBehindProxy: true });
  const open = await aStorefront();
  for (const path of [...paths, '/api/v1/core/settings']) {
    const { headers } = await behind(path, { headers: fromProxy });
    expect([path, headers['x-request-id']]).toEqual([path, 'from-the-balancer']);
    const other = await open(path, { headers: fromProxy });
    expect(other.headers['x-request-id'], path).toMatch(/^[\da-f-]{36}$/);
  }
});

test('logs one line per request with its route, result and client network', async () => {
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

test.each([
  ['page', '/about', 60_000],
  ['static', '/icons.svg', 120_000],
])('samples the log lines of %s responses and logs all others', async (...of) => {
  const [kind, path, later] = of;
  const lines = aLog();
  const get = await aStorefront();
  await get(path);
  // Freezes the clock in a second without earlier requests, because sampling is per second.
  const now = performance.now() + later;
  vi.spyOn(performance, 'now').mockReturnValue(now);
  for (let sent = 0; sent < 220; sent += 1) await get(path);
  for (let sent = 0; sent < 3; sent += 1) await get('/%');
  vi.restoreAllMocks();
  await get(path);
  await vi.waitFor(() => expect(lines).toHaveLength(1 + 100 + 1 + 3 + 1));

  const skipped = lines.map((line) => [line.kind, line.skipped]).filter(([, count]) => count);
  expect(skipped).toEqual([
    [kind, 99],
    [kind, 20],
  ]);
});

test('traces requests that reach the API or a renderer, or that the proxy traces', async () => {
  const requests: unknown[] = [];
  const end = vi.fn();
  const request = vi.fn(() => ({ headers: () => ({ traceparent: 'own' }), end }));
  const headersOf = () => ({});
  globalThis.tracer = {
    request,
    span: (_name, _options, work) => work(headersOf),
    headers: headersOf,
  };
  const api: RequestListener = (req, res) => {
    requests.push(req.headers.traceparent);
    res.writeHead(201).end('{}');
  };
  const behind = await aStorefront({ isBehindProxy: true, api });
  const open = await aStorefront();
  const headers = { ...fromProxy, traceparent: 'of-the-caller' };
  await behind('/api/v1/core/settings', { headers });
  await vi.waitFor(() => expect(end).toHaveBeenCalledOnce());
  await open('/about', { headers });
  await vi.waitFor(() => expect(end).toHaveBeenCalledTimes(2));
  for (const path of ['/about', '/icons.svg', '/livez', '/%']) await open(path, { headers });
  await behind('/livez', { headers: fromProxy });
  await behind('/livez', { headers });
  await vi.waitFor(() => expect(end).toHaveBeenCalledTimes(3));

  expect(requests).toEqual(['own']);
  expect(request.mock.calls).toEqual([
    ['GET api', expect.objectContaining({ traceparent: 'of-the-caller' }), expect.any(Number)],
    ['GET page', {}, expect.any(Number)],
    ['GET health', expect.objectContaining({ traceparent: 'of-the-caller' }), expect.any(Number)],
  ]);
  expect(end.mock.calls).toEqual([
    [{ 'http.response.status_code': 201, 'request.id': 'from-the-balancer' }],
    [{ 'http.response.status_code': 200, 'request.id': expect.stringMatching(/^[\da-f-]{36}$/) }],
    [{ 'http.response.status_code': 200, 'request.id': 'from-the-balancer' }],
  ]);
});

test('counts requests and cache results by route, state and status', async () => {
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

test('forwards the request id to the API, but not the trace of a client', async () => {
  const requests: unknown[] = [];
  const get = await aStorefront({
    isBehindProxy: true,
    api: (req, res) => {
      requests.push(req.headers['x-request-id'], req.headers.traceparent);
      res.writeHead(200, { 'x-request-id': 'of-another-backend' }).end('{}');
    },
  });
  const headers = { ...fromProxy, traceparent: 'forged' };
  const response = await get('/api/v1/core/settings', { headers });
  expect([...requests, response.headers['x-request-id']]).toEqual([
    'from-the-balancer',
    undefined,
    'from-the-balancer',
  ]);
});
