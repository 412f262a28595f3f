import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aStorefront } from './storefront';

/** On a busy machine nothing comes within a second. */
const soon = { timeout: 10_000 };

const picture = '/_next/image?url=%2Fmedia%2Fa.webp&w=64&q=75';
const lines: Record<string, unknown>[] = [];
let levels: string[] = [];

beforeEach(() => {
  lines.length = 0;
  levels = ['info', 'error'];
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
])('%s is of the kind %s', async (path, kind) => {
  const get = await aStorefront();
  await get(path);
  await vi.waitFor(() => expect(requests()).toHaveLength(1), soon);
  expect(requests()[0]?.kind).toBe(kind);
});

test('a line has what was asked and how it ended, and of a call no numbers of orders', async () => {
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

test('a long address is cut, and a page that fails is counted as such', async () => {
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

test('where nobody wants to know, nothing is observed, and the id is given all the same', async () => {
  levels = ['error'];
  const get = await aStorefront();
  const page = await get('/about');
  const file = await get('/icons.svg');
  expect(page.headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
  expect(file.headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
  expect(lines).toEqual([]);
});

test('how long a request took is told by its kind', async () => {
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

test('a client that leaves before the answer is complete is told from one that reads it', async () => {
  const leave = new AbortController();
  const asked = vi.fn();
  const get = await aStorefront({
    picture: (...given) => {
      asked(...given);
      leave.abort();
      return new Promise(() => {});
    },
  });
  const base = await get('/livez');
  expect(base.status).toBe(200);
  await expect(get(picture, { signal: leave.signal })).rejects.toThrow();
  await vi.waitFor(() => expect(requests()).toHaveLength(2), soon);
  expect(requests()[1]).toMatchObject({ kind: 'picture', status: 499 });
  const [, waiter] = asked.mock.calls[0] ?? [];
  expect(waiter.signal.aborted).toBe(true);
});

test('a picture is asked for in the name of its client', async () => {
  const asked = vi.fn();
  const get = await aStorefront({
    picture: async (...given) => {
      asked(...given);
      return { status: 200, headers: { etag: '"a"', connection: 'close' }, body: Buffer.from('x') };
    },
  });
  const { body, headers } = await get(picture, { headers: { 'x-request-id': 'forged' } });
  expect([body.toString(), headers.etag]).toEqual(['x', '"a"']);
  expect(headers['x-content-type-options']).toBe('nosniff');
  const [, waiter] = asked.mock.calls[0] ?? [];
  expect(waiter).toMatchObject({ origin: '127.0.0.1', requestId: headers['x-request-id'] });
});

test.each([
  ['GET', undefined, 200, 'x'],
  ['HEAD', undefined, 200, ''],
  ['GET', '"a"', 304, ''],
  ['HEAD', '"a"', 304, ''],
  ['GET', '"b"', 200, 'x'],
])(
  'a picture asked for by %s, where %j is known, is %i with %j',
  async (method, known, status, text) => {
    const get = await aStorefront({
      picture: async () => ({ status: 200, headers: { etag: '"a"' }, body: Buffer.from('x') }),
    });
    const answer = await get(picture, {
      method,
      ...(known && { headers: { 'if-none-match': known } }),
    });
    expect([answer.status, answer.body.toString()]).toEqual([status, text]);
  },
);

test('what failed is not unchanged', async () => {
  const get = await aStorefront({
    picture: async () => ({ status: 404, headers: { etag: '"a"' }, body: Buffer.from('x') }),
  });
  const answer = await get(picture, { headers: { 'if-none-match': '"a"' } });
  expect(answer.status).toBe(404);
});

test.each(['/about', '/sitemap.xml', '/preview/product/7.png'])(
  'under the name of another site %s is refused, and by a write too',
  async (path) => {
    const get = await aStorefront();
    expect((await get(path, { headers: { host: 'evil.test' } })).status).toBe(421);
    const write = await get(path, { method: 'POST' });
    expect([write.status, write.headers.allow]).toEqual([405, 'GET, HEAD']);
  },
);

test.each(['/icons.svg', picture, '/_page/aaaaaaaaaaa/about'])(
  '%s cannot be written',
  async (path) => {
    const get = await aStorefront();
    expect((await get(path, { method: 'POST' })).status).toBe(405);
  },
);

test.each(['/..', '/a/../b', '/api/v1/../x', '/preview/../x', '/a/%2e%2e/b'])(
  'the address %s, which no browser asks for, is refused',
  async (path) => {
    const get = await aStorefront();
    const { status, headers } = await get(path);
    expect([status, headers.allow]).toEqual([400, undefined]);
  },
);

test('an address of data that is none is not there', async () => {
  const get = await aStorefront();
  for (const path of ['/_page/short/about', '/_page/', '/_page/aaaaaaaaaaa']) {
    expect((await get(path)).status, path).toBe(404);
  }
});

test('a fault of the shop itself is a line with the id of its request, and an answer', async () => {
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const get = await aStorefront({ picture: () => Promise.reject(new Error('a fault')) });
  const { status, headers } = await get(picture);
  expect(status).toBe(500);
  const fault = lines.find(({ level }) => level === 'error');
  expect(fault?.msg).toBe('GET picture');
  expect(fault?.request_id).toBe(headers['x-request-id']);
});

test('one that is thrown at once is the same', async () => {
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const get = await aStorefront({
    report: () => {
      throw new Error('a fault');
    },
  });
  expect((await get('/api/report')).status).toBe(500);
});
