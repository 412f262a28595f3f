import { once } from 'node:events';
import { connect } from 'node:net';
import { gunzipSync } from 'node:zlib';
import { afterEach, expect, test } from 'vitest';
import { CHANGE_HEADER } from '@/lib/constants';
import uz from '@/messages/uz.json';
import { sendRequest } from '@/tests/support/send-request';
import { aStorefront, aStorefrontAt } from '@/tests/unit/server/storefront';

afterEach(() => {
  globalThis.metricSink = undefined;
  globalThis.tracer = undefined;
});

test("forwards a request unchanged, but with the client's real address", async () => {
  const seen: unknown[] = [];
  const get = await aStorefront({
    api: async (req, res) => {
      let body = '';
      for await (const chunk of req) body += chunk;
      seen.push(req.method, req.url, req.headers.cookie, req.headers['x-forwarded-for'], body);
      res.writeHead(201, { 'set-cookie': ['sid=1; HttpOnly', 'b=2'] }).end('{}');
    },
  });

  const response = await get('/api/v1/product/seen?a=%20b', {
    method: 'POST',
    headers: { cookie: 'sid=0', 'x-forwarded-for': '1.2.3.4' },
    body: 'product=5',
  });

  expect(seen).toEqual(['POST', '/api/v1/product/seen?a=%20b', 'sid=0', '127.0.0.1', 'product=5']);
  expect(response.status).toBe(201);
  expect(response.headers['set-cookie']).toEqual(['sid=1; HttpOnly', 'b=2']);
});

test("forwards only the API's own cookies", async () => {
  const seen: unknown[] = [];
  const get = await aStorefront({
    scopeCookie: 'world',
    api: (req, res) => void res.end(String(seen.push(req.headers.cookie))),
  });

  for (const cookie of [`_ga=${'x'.repeat(20_000)}; sid=1; NEXT_LOCALE=ru; world=a`, 'asid=2']) {
    expect((await get('/api/v1/order/cart', { headers: { cookie } })).status).toBe(200);
  }
  expect(seen).toEqual(['sid=1; world=a', undefined]);
});

test('sends the API at most 32 concurrent writes per address and queues the others', async () => {
  const open: (() => void)[] = [];
  const get = await aStorefront({ api: (_req, res) => void open.push(() => res.end('{}')) });
  const writes = Array.from({ length: 33 }, () => get('/api/v1/order/cart', { method: 'POST' }));
  await expect.poll(() => open.length).toBe(32);
  expect((await get('/about')).status).toBe(200);
  expect(open).toHaveLength(32);

  open[0]?.();
  await expect.poll(() => open.length).toBe(33);
  for (const end of open) end();
  expect((await Promise.all(writes)).map(({ status }) => status)).toEqual(writes.map(() => 200));
});

test("forwards the API's Date header in every encoding", async () => {
  const date = 'Mon, 01 Mar 2027 07:00:00 GMT';
  const get = await aStorefront({
    api: (_req, res) =>
      void res
        .writeHead(200, { date, 'content-type': 'application/json' })
        .end(JSON.stringify({ data: 'x'.repeat(2000) })),
  });
  for (const encoding of ['identity', 'gzip', 'br']) {
    const { headers } = await get('/api/v1/core/settings', {
      headers: { 'accept-encoding': encoding },
    });
    expect(headers.date).toBe(date);
  }
});

test('sends no Date header with its own response when the API fails', async () => {
  const get = await aStorefront({ api: (_req, res) => void res.destroy() });
  const { status, headers } = await get('/api/v1/core/settings');
  expect([status, headers.date]).toEqual([503, undefined]);
});

test('drops internal headers that clients send', async () => {
  const seen: unknown[] = [];
  const get = await aStorefront({
    api: ({ headers }, res) => {
      seen.push(headers[CHANGE_HEADER], headers['x-forwarded-proto'], headers.traceparent);
      res.end('{}');
    },
  });
  const headers = { [CHANGE_HEADER]: '9999', 'x-forwarded-proto': 'https', traceparent: '00-1' };

  await get('/api/v1/catalog/product', { headers });

  expect(seen).toEqual([undefined, 'http', undefined]);
});

test.each([
  [
    'the address of this machine',
    '192.168.1.10:3000',
    'http://192.168.1.10:3000',
    '192.168.1.10:3000',
  ],
  ['the network name of this machine', 'Shop-PC:3000', 'http://shop-pc:3000', 'shop-pc:3000'],
  [
    'the site for a foreign name that resolves to this machine',
    'evil.example',
    'http://evil.example',
    'SITE',
  ],
  ['the site for a proxy that renames the host', 'localhost:3000', 'SITE', 'SITE'],
])('forwards to the API as the host: %s', async (_what, host, origin, expected) => {
  const seen: unknown[] = [];
  const get = await aStorefront({
    api: (req, res) => {
      seen.push(req.headers['x-forwarded-host']);
      res.writeHead(200).end('{}');
    },
  });
  const site = 'shop.test';
  await get('/api/v1/order/cart', {
    method: 'POST',
    headers: { host, origin: origin === 'SITE' ? `https://${site}` : origin },
    body: '{}',
  });
  expect(seen).toEqual([expected === 'SITE' ? site : expected]);
});

test('forwards the protocol of SITE_URL and the length of the body', async () => {
  const seen: unknown[] = [];
  const get = await aStorefront({
    api: (req, res) => {
      seen.push(req.headers['x-forwarded-proto'], req.headers['content-length']);
      res.writeHead(200).end('{}');
    },
  });
  await get('/api/v1/product', { method: 'GET' });
  await get('/api/v1/product/seen', {
    method: 'POST',
    headers: { 'content-length': '9' },
    body: 'product=5',
  });
  expect(seen).toEqual(['http', undefined, 'http', '9']);
});

test("responds in the API's JSON envelope when the API is unreachable (B-43)", async () => {
  const get = await aStorefront();

  const response = await get('/api/v1/core/settings');

  expect(response.status).toBe(503);
  expect(response.headers['retry-after']).toBe('5');
  expect(JSON.parse(response.body.toString())).toMatchObject({
    status: false,
    message: uz.server.noResponse,
  });
});

test('streams a response that is too long to be buffered', async () => {
  const body = Buffer.alloc(18_000_000, 'chorsu ');
  const get = await aStorefront({
    api: (_req, res) => void res.writeHead(200, { 'content-type': 'text/plain' }).end(body),
  });

  const plain = await get('/api/v1/openapi.json');
  const zipped = await get('/api/v1/openapi.json', { headers: { 'accept-encoding': 'gzip' } });

  expect(plain.body.equals(body)).toBe(true);
  expect(gunzipSync(zipped.body).equals(body)).toBe(true);
});

test.each(['/api/v1/catalog', '/api/v1/%63atalog'])(
  'limits the concurrent list requests of %s without delaying other requests',
  async (lists) => {
    const waiting: (() => void)[] = [];
    const web = await aStorefrontAt({
      isBehindProxy: true,
      api: (req, res) => {
        if (req.url?.startsWith(`${lists}/product?`)) waiting.push(() => res.end());
        else res.end('answer');
      },
    });
    const sendFrom = (address: string, path: string) =>
      sendRequest(web, path, { headers: { 'x-forwarded-for': address } });
    const list = (number: number) => `${lists}/product?page=${number}`;
    const many = Array.from({ length: 30 }, (_, at) => sendFrom(`203.0.113.${at}`, list(at)));
    await expect.poll(() => waiting.length).toBe(2);

    const others = ['/api/v1/order/cart', '/media/a.webp'].map((path) =>
      sendFrom('198.51.100.7', path),
    );

    for (const { body } of await Promise.all(others)) expect(body.toString()).toBe('answer');
    expect(waiting.length).toBe(2);
    const responding = setInterval(() => waiting.shift()?.(), 1);
    await Promise.all(many).finally(() => clearInterval(responding));
  },
);

test('does not delay reads while other reads hang', async () => {
  const get = await aStorefront({
    api: (req, res) => {
      if (req.url !== '/api/v1/catalog/product?page=9') return;
      res.end('list');
    },
  });
  const hanging = [1, 2, 3].map((page) =>
    get(`/api/v1/catalog/product?page=${page}`).catch(() => null),
  );

  const { status, body } = await get('/api/v1/catalog/product?page=9');

  expect([status, body.toString()]).toEqual([200, 'list']);
  expect(await Promise.race([...hanging, 'hanging'])).toBe('hanging');
});

test('retries a read when the API closes a reused connection', async () => {
  let round = 0;
  const get = await aStorefront({
    api: (req, res) => {
      round += 1;
      if (round === 2) req.socket.destroy();
      else res.end(`answer ${round}`);
    },
  });
  await get('/api/v1/core/settings');

  const response = await get('/api/v1/core/settings');

  expect([response.status, response.body.toString()]).toEqual([200, 'answer 3']);
});

test('never repeats a write', async () => {
  let round = 0;
  const get = await aStorefront({
    api: (req, res) => {
      round += 1;
      if (round === 1) res.end();
      else req.socket.destroy();
    },
  });
  await get('/api/v1/core/settings');

  const response = await get('/api/v1/product/seen', { method: 'POST', body: 'product=5' });

  expect([response.status, round]).toEqual([503, 2]);
});

test.each(['DELETE', 'OPTIONS', 'TRACE', 'PUT'])(
  'never sends a body that the API could parse as a separate request: %s',
  async (method) => {
    const seen: string[] = [];
    const web = await aStorefrontAt({
      api: async (req, res) => {
        let body = '';
        for await (const chunk of req) body += chunk;
        seen.push(`${req.method} ${req.url} ${body}`);
        res.writeHead(200, { 'content-length': 2 }).end('{}');
      },
    });
    const hidden = 'GET /local/settings HTTP/1.1\r\nHost: a\r\nX-Forwarded-For: 9.9.9.9\r\n\r\n';
    const socket = connect(Number(new URL(web).port), '127.0.0.1');
    const head = `${method} /api/v1/order/wish/1 HTTP/1.1\r\nHost: a\r\nConnection: close\r\n`;
    const body = `${hidden.length.toString(16)}\r\n${hidden}\r\n0\r\n\r\n`;

    socket.resume().write(`${head}Transfer-Encoding: chunked\r\n\r\n${body}`);

    await once(socket, 'close');
    expect(seen).toEqual([`${method} /api/v1/order/wish/1 ${hidden}`]);
  },
);

test.each<[string, Record<string, string>, string, string | undefined]>([
  ['GET', { 'content-length': '2' }, 'no length', undefined],
  ['POST', { 'content-length': '2' }, 'its length', '2'],
  ['POST', { 'transfer-encoding': 'chunked' }, 'its length', '2'],
])('forwards a %s request with %j to the API with %s', async (method, headers, _what, length) => {
  const hosts: (string | undefined)[] = [];
  const get = await aStorefront({
    api: (req, res) => {
      hosts.push(req.headers['content-length']);
      res.end('{}');
    },
  });
  await get('/api/v1/order/cart', { method, headers, body: 'ab' });
  expect(hosts).toEqual([length]);
});
