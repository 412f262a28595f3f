import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aStorefront } from './storefront';

/** The timeout of polls. Responses can take more than a second on a busy machine. */
const soon = { timeout: 10_000 };

const picture = '/_next/image?url=%2Fmedia%2Fa.webp&w=64&q=75';
const lines: Record<string, unknown>[] = [];
let levels: string[] = [];

beforeEach(() => {
  lines.length = 0;
  levels = ['debug', 'info', 'error'];
  globalThis.logSink = {
    isOn: (level) => levels.includes(level),
    write: (level, msg, line) => void lines.push({ level, msg, ...line }),
  };
});
afterEach(() => {
  globalThis.logSink = undefined;
  globalThis.metricSink = undefined;
  globalThis.tracer = undefined;
});

const requests = () => lines.filter(({ msg }) => msg === 'request');

test.each([
  ['/about', 'page'],
  ['/_page/aaaaaaaaaaa/about', 'payload'],
  [picture, 'picture'],
  ['/preview/product/7.png', 'preview'],
  ['/sitemap.xml', 'sitemap'],
  ['/icons.svg', 'static'],
  ['/livez', 'health'],
  ['/readyz', 'health'],
  ['/api/revalidate', 'invalidation'],
  ['/api/report', 'report'],
  ['/api/v1/core/settings', 'api'],
  ['/media/a.webp', 'api'],
  ['/%', 'refused'],
])('classifies %s as %s', async (path, kind) => {
  const get = await aStorefront();
  await get(path);
  await vi.waitFor(() => expect(requests()).toHaveLength(1), soon);
  expect(requests()[0]?.kind).toBe(kind);
});

test('logs probes only at the debug level', async () => {
  levels = ['info', 'error'];
  const get = await aStorefront();
  await get('/livez');
  await get('/about');
  await vi.waitFor(() => expect(requests()).toHaveLength(1), soon);
  expect(requests()[0]?.kind).toBe('page');
});

test('logs a request and its result without order numbers', async () => {
  const get = await aStorefront();
  const { headers } = await get('/api/v1/order/order/20431?key=secret', { method: 'HEAD' });
  await vi.waitFor(() => expect(requests()).toHaveLength(1), soon);
  expect(requests()[0]).toEqual({
    level: 'info',
    msg: 'request',
    method: 'HEAD',
    kind: 'api',
    status: 503,
    path: '/api/v1/order',
    request_id: headers['x-request-id'],
    client: '127.0.0.0/24',
    ms: expect.any(Number),
  });
});

test('shortens a long address in the log and marks a failed page', async () => {
  const get = await aStorefront({
    next: (_req, res) => {
      res.writeHead(500).end();
    },
  });
  await get(`/${'a'.repeat(300)}`);
  await vi.waitFor(() => expect(requests()).toHaveLength(1), soon);
  expect(requests()[0]).toMatchObject({ cache: 'failed', status: 503, page: '/[group]' });
  expect(String(requests()[0]?.path)).toHaveLength(200);
});

test('assigns a request id even if requests are neither logged nor measured', async () => {
  levels = ['error'];
  const get = await aStorefront();
  const page = await get('/about');
  const file = await get('/icons.svg');
  expect(page.headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
  expect(file.headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
  expect(lines).toEqual([]);
});

test('measures the duration of a request by request kind', async () => {
  const observe = vi.fn();
  levels = [];
  globalThis.metricSink = { count: () => {}, observe, watch: () => {} };
  const get = await aStorefront();
  await get('/livez');
  await vi.waitFor(() => expect(observe).toHaveBeenCalledOnce(), soon);
  const [name, labels, seconds] = observe.mock.calls[0] ?? [];
  expect([name, labels]).toEqual(['chorsu_request_seconds', { kind: 'health' }]);
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThan(5);
  expect(lines).toEqual([]);
});

test('logs status 499 for a client that disconnects before the response', async () => {
  const leave = new AbortController();
  const onRequest = vi.fn();
  const get = await aStorefront({
    picture: (...given) => {
      onRequest(...given);
      leave.abort();
      return new Promise(() => {});
    },
  });
  const base = await get('/livez');
  expect(base.status).toBe(200);
  await expect(get(picture, { signal: leave.signal })).rejects.toThrow();
  await vi.waitFor(() => expect(requests()).toHaveLength(2), soon);
  expect(requests()[1]).toMatchObject({ kind: 'picture', status: 499 });
  const [, waiter] = onRequest.mock.calls[0] ?? [];
  expect(waiter.signal.aborted).toBe(true);
});

test("requests an image with the client's address and request id", async () => {
  const onRequest = vi.fn();
  const get = await aStorefront({
    picture: async (...given) => {
      onRequest(...given);
      return { status: 200, headers: { etag: '"a"', connection: 'close' }, body: Buffer.from('x') };
    },
  });
  const { body, headers } = await get(picture, { headers: { 'x-request-id': 'forged' } });
  expect([body.toString(), headers.etag]).toEqual(['x', '"a"']);
  expect(headers['x-content-type-options']).toBe('nosniff');
  const [, waiter] = onRequest.mock.calls[0] ?? [];
  expect(waiter).toMatchObject({ origin: '127.0.0.1', requestId: headers['x-request-id'] });
});

test.each([
  ['GET', 'no ETag', 200, 'x', undefined],
  ['HEAD', 'no ETag', 200, '', undefined],
  ['GET', 'its ETag', 304, '', '"a"'],
  ['HEAD', 'its ETag', 304, '', '"a"'],
  ['GET', 'another ETag', 200, 'x', '"b"'],
])(
  'for %s of an image with %s in the request, responds with %i and the body %j',
  async (method, _what, status, text, known) => {
    const get = await aStorefront({
      picture: async () => ({ status: 200, headers: { etag: '"a"' }, body: Buffer.from('x') }),
    });
    const response = await get(picture, {
      method,
      ...(known && { headers: { 'if-none-match': known } }),
    });
    expect([response.status, response.body.toString()]).toEqual([status, text]);
  },
);

test('never responds with 304 to a failure', async () => {
  const get = await aStorefront({
    picture: async () => ({ status: 404, headers: { etag: '"a"' }, body: Buffer.from('x') }),
  });
  const response = await get(picture, { headers: { 'if-none-match': '"a"' } });
  expect(response.status).toBe(404);
});

test.each(['/about', '/sitemap.xml', '/preview/product/7.png'])(
  'rejects writes to %s and requests with another host',
  async (path) => {
    const get = await aStorefront();
    expect((await get(path, { headers: { host: 'evil.test' } })).status).toBe(421);
    const write = await get(path, { method: 'POST' });
    expect([write.status, write.headers.allow]).toEqual([405, 'GET, HEAD']);
  },
);

test.each(['/icons.svg', picture, '/_page/aaaaaaaaaaa/about'])(
  'rejects writes to %s',
  async (path) => {
    const get = await aStorefront();
    expect((await get(path, { method: 'POST' })).status).toBe(405);
  },
);

test.each(['/..', '/a/../b', '/api/v1/../x', '/preview/../x', '/a/%2e%2e/b'])(
  'rejects the address %s, which no browser sends',
  async (path) => {
    const get = await aStorefront();
    const { status, headers } = await get(path);
    expect([status, headers.allow]).toEqual([400, undefined]);
  },
);

test('responds with 404 to an invalid payload address', async () => {
  const get = await aStorefront();
  for (const path of ['/_page/short/about', '/_page/', '/_page/aaaaaaaaaaa']) {
    expect((await get(path)).status, path).toBe(404);
  }
});

test('logs an internal error with its request id and responds with 500', async () => {
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const get = await aStorefront({ picture: () => Promise.reject(new Error('a fault')) });
  const { status, headers } = await get(picture);
  expect(status).toBe(500);
  const fault = lines.find(({ level }) => level === 'error');
  expect(fault?.msg).toBe('GET picture');
  expect(fault?.request_id).toBe(headers['x-request-id']);
});

test('handles a synchronous error like an asynchronous one', async () => {
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const get = await aStorefront({
    report: () => {
      throw new Error('a fault');
    },
  });
  expect((await get('/api/report')).status).toBe(500);
});
