import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { gunzipSync } from 'node:zlib';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { CHANGE_HEADER } from '@/lib/constants';
import { WHOLE_BODY_BYTES_MAX } from '@/lib/queues/body-pace';
import ru from '@/messages/ru.json';
import uz from '@/messages/uz.json';
import { createProxy } from '@/server/edge/proxy';
import { ask } from '@/tests/support/ask';
import { served } from '@/tests/support/page/served';
import { aStorefront, aStorefrontAt } from '@/tests/unit/server/storefront';

afterEach(() => {
  globalThis.metricSink = undefined;
  globalThis.tracer = undefined;
});

const answerJson = (length: number) => JSON.stringify({ status: true, data: 'x'.repeat(length) });

test("a call reaches the API unchanged, with the client's address", async () => {
  const seen: unknown[] = [];
  const get = await aStorefront({
    api: async (req, res) => {
      let body = '';
      for await (const chunk of req) body += chunk;
      seen.push(req.method, req.url, req.headers.cookie, req.headers['x-forwarded-for'], body);
      res.writeHead(201, { 'set-cookie': ['sid=1; HttpOnly', 'b=2'] }).end('{}');
    },
  });

  const answer = await get('/api/v1/product/seen?a=%20b', {
    method: 'POST',
    headers: { cookie: 'sid=0', 'x-forwarded-for': '1.2.3.4' },
    body: 'product=5',
  });

  expect(seen).toEqual(['POST', '/api/v1/product/seen?a=%20b', 'sid=0', '127.0.0.1', 'product=5']);
  expect(answer.status).toBe(201);
  expect(answer.headers['set-cookie']).toEqual(['sid=1; HttpOnly', 'b=2']);
});

test('the API gets its own cookies and no others', async () => {
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

test('an address has at most 32 writes at the API at once; further ones wait', async () => {
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

test('the time of the API reaches the browser, however it is compressed', async () => {
  const date = 'Mon, 01 Mar 2027 07:00:00 GMT';
  const get = await aStorefront({
    api: (_req, res) =>
      void res.writeHead(200, { date, 'content-type': 'application/json' }).end(answerJson(2000)),
  });
  for (const encoding of ['identity', 'gzip', 'br']) {
    const { headers } = await get('/api/v1/core/settings', {
      headers: { 'accept-encoding': encoding },
    });
    expect(headers.date).toBe(date);
  }
});

test('a storefront that answers for the API says no time', async () => {
  const get = await aStorefront({ api: (_req, res) => void res.destroy() });
  const { status, headers } = await get('/api/v1/core/settings');
  expect([status, headers.date]).toEqual([503, undefined]);
});

test('the API is told by nobody else what the storefront tells it', async () => {
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
    'the address of the machine',
    '192.168.1.10:3000',
    'http://192.168.1.10:3000',
    '192.168.1.10:3000',
  ],
  ['its name in the network', 'Shop-PC:3000', 'http://shop-pc:3000', 'shop-pc:3000'],
  ['a name that leads here by deceit', 'evil.example', 'http://evil.example', 'SITE'],
  ['a proxy that renames the host', 'localhost:3000', 'SITE', 'SITE'],
])(
  'the API is told the host by which a browser knows the shop: %s',
  async (_what, host, origin, told) => {
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
    expect(seen).toEqual([told === 'SITE' ? site : told]);
  },
);

test('a long JSON answer is compressed (B-31)', async () => {
  const text = answerJson(5000);
  const get = await aStorefront({
    api: (_req, res) => {
      const headers = { 'content-type': 'application/json', 'content-length': text.length };
      res.writeHead(200, { ...headers, etag: '"a"' }).end(text);
    },
  });

  const answer = await get('/api/v1/catalog/product', { headers: { 'accept-encoding': 'gzip' } });

  expect(gunzipSync(answer.body).toString()).toBe(text);
  expect(answer.headers).toMatchObject({ 'content-encoding': 'gzip', etag: 'W/"a"' });
  expect(answer.headers.vary).toContain('Accept-Encoding');
});

test.each([
  ['short JSON', 'application/json', 10],
  ['a picture', 'image/webp', 5000],
])('%s is not compressed', async (_what, type, length) => {
  const text = answerJson(length);
  const get = await aStorefront({
    api: (_req, res) => {
      res.writeHead(200, { 'content-type': type, 'content-length': text.length }).end(text);
    },
  });

  const answer = await get('/media/a.webp', { headers: { 'accept-encoding': 'gzip' } });

  expect(answer.headers['content-encoding']).toBeUndefined();
  expect(answer.body.toString()).toBe(text);
});

test.each([
  ['GET', 204],
  ['GET', 304],
  ['HEAD', 200],
])('an answer that has no body is passed on without one: %s %i', async (method, status) => {
  const get = await aStorefront({
    api: (_req, res) => {
      const headers = { 'content-type': 'application/json', etag: '"a"' };
      res.writeHead(status, method === 'HEAD' ? { ...headers, 'content-length': 5000 } : headers);
      res.end();
    },
  });
  const answer = await get('/api/v1/product', { method, headers: { 'accept-encoding': 'br' } });
  expect([answer.status, answer.body.length]).toEqual([status, 0]);
  expect(answer.headers).toMatchObject({ etag: '"a"' });
  expect(answer.headers).not.toHaveProperty('content-encoding');
  expect(answer.headers['content-length']).toBe(method === 'HEAD' ? '5000' : undefined);
});

test('the API is told by which protocol a browser knows the shop', async () => {
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

test("an unreachable API gives an error in the API's envelope (B-43)", async () => {
  const get = await aStorefront();

  const answer = await get('/api/v1/core/settings');

  expect(answer.status).toBe(503);
  expect(answer.headers['retry-after']).toBe('5');
  expect(JSON.parse(answer.body.toString())).toMatchObject({
    status: false,
    message: uz.server.noAnswer,
  });
});

test.each([
  ['a read', 'GET', '503'],
  ['a write, which may have been done,', 'POST', 'cut off'],
])('of an answer that breaks off nothing is passed on: %s', async (_what, method, expected) => {
  const get = await aStorefront({
    api: (_req, res) => {
      res.writeHead(200, { 'content-length': 100 }).write('half');
      setImmediate(() => res.destroy());
    },
  });

  const asked = get('/api/v1/core/settings', { method });

  const said = await asked.then(({ status }) => String(status)).catch(() => 'cut off');
  expect(said).toBe(expected);
});

test('an answer that nobody reads holds no connection to the API', async () => {
  const asked: Socket[] = [];
  const web = await aStorefrontAt({
    api: (req, res) => {
      asked.push(req.socket);
      if (req.url === '/media/large.webp') res.end(Buffer.alloc(15_000_000));
      else res.writeHead(200, { connection: 'close' }).end();
    },
  });
  const reader = connect(Number(new URL(web).port), '127.0.0.1');
  reader.write('GET /media/large.webp HTTP/1.1\r\nHost: a\r\n\r\n');
  await expect.poll(() => asked.length).toBe(1);

  const isReused = async () => {
    await ask(web, '/media/small.webp');
    return asked.at(-1) === asked[0];
  };

  await expect.poll(isReused).toBe(true);
  reader.destroy();
});

test('an answer too long to be held is streamed whole', async () => {
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
  'the API gets few lists of %s at a time, and other requests in between',
  async (lists) => {
    const waiting: (() => void)[] = [];
    const web = await aStorefrontAt({
      isBehindProxy: true,
      api: (req, res) => {
        if (req.url?.startsWith(`${lists}/product?`)) waiting.push(() => res.end());
        else res.end('answer');
      },
    });
    const askFrom = (address: string, path: string) =>
      ask(web, path, { headers: { 'x-forwarded-for': address } });
    const list = (number: number) => `${lists}/product?page=${number}`;
    const many = Array.from({ length: 30 }, (_, at) => askFrom(`203.0.113.${at}`, list(at)));
    await expect.poll(() => waiting.length).toBe(2);

    const others = ['/api/v1/order/cart', '/media/a.webp'].map((path) =>
      askFrom('198.51.100.7', path),
    );

    for (const { body } of await Promise.all(others)) expect(body.toString()).toBe('answer');
    expect(waiting.length).toBe(2);
    const answer = setInterval(() => waiting.shift()?.(), 1);
    await Promise.all(many).finally(() => clearInterval(answer));
  },
);

test('reads that hang do not hold up those behind them', async () => {
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

test('a read is retried when the API closes a reused connection', async () => {
  let turn = 0;
  const get = await aStorefront({
    api: (req, res) => {
      turn += 1;
      if (turn === 2) req.socket.destroy();
      else res.end(`answer ${turn}`);
    },
  });
  await get('/api/v1/core/settings');

  const answer = await get('/api/v1/core/settings');

  expect([answer.status, answer.body.toString()]).toEqual([200, 'answer 3']);
});

test('a write is never sent twice', async () => {
  let turn = 0;
  const get = await aStorefront({
    api: (req, res) => {
      turn += 1;
      if (turn === 1) res.end();
      else req.socket.destroy();
    },
  });
  await get('/api/v1/core/settings');

  const answer = await get('/api/v1/product/seen', { method: 'POST', body: 'product=5' });

  expect([answer.status, turn]).toEqual([503, 2]);
});

test('an early refusal of a large body reaches the client (B-44)', async () => {
  let asked = 0;
  const get = await aStorefront({
    api: (_req, res) => {
      asked += 1;
      res.writeHead(413, { 'content-type': 'application/json' }).end('{}');
    },
  });
  const headers = { connection: 'keep-alive' };
  const sent = { method: 'POST', headers, body: Buffer.alloc(5_000_000) };
  const answers = [];
  for (let turn = 0; turn < 20; turn += 1) {
    answers.push((await get('/api/v1/order/cart', sent)).status);
  }

  expect(answers).toEqual(Array.from({ length: 20 }, () => 413));
  expect(asked).toBe(20);
});

test('a client that reads the answer only after sending everything can do so (B-44)', async () => {
  const web = await aStorefrontAt({ api: (_req, res) => void res.writeHead(413).end() });
  const socket = connect(Number(new URL(web).port), '127.0.0.1');
  const body = Buffer.alloc(20_000_000);
  socket.write(
    `POST /api/v1/order/cart HTTP/1.1\r\nHost: a\r\nContent-Length: ${body.length}\r\n\r\n`,
  );

  await new Promise((resolve) => socket.write(body, resolve));

  const [answer] = await once(socket, 'data');
  expect(String(answer)).toMatch(/^HTTP\/1.1 413 /);
  socket.destroy();
});

test.each(['DELETE', 'OPTIONS', 'TRACE', 'PUT'])(
  'what a body says is never a request of its own: %s',
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

test('calls carry the trace that they are a part of', async () => {
  const seen: unknown[] = [];
  globalThis.tracer = {
    request: () => ({
      headers: () => ({ traceparent: 'of-this-request' }),
      end: () => {},
    }),
    span: (_name, _options, work) => work(() => ({})),
    headers: () => ({}),
  };
  const get = await aStorefront({
    isBehindProxy: true,
    api: (req, res) => {
      const { traceparent, 'x-forwarded-for': from, host, connection } = req.headers;
      seen.push(traceparent, from, host?.startsWith('127.0.0.1:'), connection);
      res.end('{}');
    },
  });
  await get('/api/v1/product', { headers: { 'x-forwarded-for': '203.0.113.7' } });
  expect(seen).toEqual(['of-this-request', '203.0.113.7, 127.0.0.1', true, 'keep-alive']);
});

test.each([
  ['GET', 'connection'],
  ['POST', 'connection'],
])('a %s that the API does not answer is counted by its reason, %s', async (method, reason) => {
  const count = vi.fn();
  globalThis.metricSink = { count, observe: () => {}, watch: () => {} };
  const get = await aStorefront();
  expect((await get('/api/v1/order/cart', { method })).status).toBe(503);
  expect(count).toHaveBeenCalledWith('chorsu_proxy_unanswered_total', { reason });
});

test('one that is cut off is counted too', async () => {
  const count = vi.fn();
  globalThis.metricSink = { count, observe: () => {}, watch: () => {} };
  const get = await aStorefront({
    api: (_req, res) => {
      res.writeHead(200, { 'content-length': 100 }).write('half');
      setImmediate(() => res.destroy());
    },
  });
  expect((await get('/api/v1/core/settings')).status).toBe(503);
  expect(count).toHaveBeenCalledWith('chorsu_proxy_unanswered_total', { reason: 'cut' });
});

test.each<[string, Record<string, string>, string | undefined]>([
  ['GET', { 'content-length': '2' }, undefined],
  ['POST', { 'content-length': '2' }, '2'],
  ['POST', { 'transfer-encoding': 'chunked' }, '2'],
])('of a %s with %j the API is told the length %j', async (method, headers, length) => {
  const told: (string | undefined)[] = [];
  const get = await aStorefront({
    api: (req, res) => {
      told.push(req.headers['content-length']);
      res.end('{}');
    },
  });
  await get('/api/v1/order/cart', { method, headers, body: 'ab' });
  expect(told).toEqual([length]);
});

test('a read that the API does not answer in time is counted as such', async () => {
  const count = vi.fn();
  globalThis.metricSink = { count, observe: () => {}, watch: () => {} };
  const apiUrl = await served(() => {});
  const proxy = createProxy({
    apiUrl,
    siteUrl: 'http://shop.test',
    isBehindProxy: false,
    cookies: [],
    timeoutMs: 50,
    headers: {},
  });
  const base = await served((req, res) => proxy(req, res, undefined));
  expect((await ask(base, '/api/v1/core/settings')).status).toBe(503);
  expect(count.mock.calls).toEqual([['chorsu_proxy_unanswered_total', { reason: 'timeout' }]]);
});

test('closes the connection of a sender that the API refuses as too slow', async () => {
  const web = await aStorefrontAt({ api: (_req, res) => void res.writeHead(408).end() });
  const socket = connect(Number(new URL(web).port), '127.0.0.1');
  const path = '/api/v1/catalog/product/a-1/review';
  socket.write(`POST ${path} HTTP/1.1\r\nHost: shop\r\nContent-Length: 100000\r\n\r\na`);
  const [answer] = await once(socket, 'data');
  expect(String(answer)).toMatch(/^HTTP\/1.1 408 [\s\S]*^connection: close/im);
  await once(socket, 'close');
});

/** A connection that has sent the head of a POST. */
function aSender(web: string, headers: string, path = '/api/v1/order/quote') {
  const socket = connect(Number(new URL(web).port), '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  socket.on('error', () => {});
  let text = '';
  socket.on('data', (data) => {
    text += data;
  });
  socket.write(`POST ${path} HTTP/1.1\r\nHost: shop\r\n${headers}\r\n\r\n`);
  return { socket, read: () => text };
}

test('answers a write while slow senders have not sent their bodies', async () => {
  const asked: string[] = [];
  const web = await aStorefrontAt({
    api: (req, res) => {
      asked.push(req.url ?? '');
      req.resume().on('end', () => res.end('{}'));
    },
  });
  const slow = Array.from({ length: 140 }, () => aSender(web, 'Content-Length: 60000'));
  for (const { socket } of slow) socket.write('a');

  const { status } = await ask(web, '/api/v1/order/cart', { method: 'POST', body: '{}' });

  expect([status, asked]).toEqual([200, ['/api/v1/order/cart']]);
});

test('answers a write while long uploads occupy their own slots', async () => {
  const uploads: string[] = [];
  const web = await aStorefrontAt({
    isBehindProxy: true,
    api: (req, res) => {
      if (req.url === '/api/v1/order/cart') return void res.end('{}');
      uploads.push(req.url ?? '');
    },
  });
  const from = (at: number) => `X-Forwarded-For: 203.0.113.${at % 5}\r\nContent-Length: 100000`;
  for (let at = 0; at < 40; at += 1) aSender(web, from(at), '/api/v1/catalog/product/a-1/review');
  await expect.poll(() => uploads.length).toBe(32);

  const { status } = await ask(web, '/api/v1/order/cart', { method: 'POST', body: '{}' });

  expect([status, uploads.length]).toEqual([200, 32]);
});

test('streams a long upload of stated length unchanged', async () => {
  const sent = Buffer.alloc(3_000_000, 'photo');
  const arrived = { begun: 0, body: Buffer.alloc(0), length: '', coding: '' };
  const web = await aStorefrontAt({
    api: async (req, res) => {
      arrived.length = String(req.headers['content-length']);
      arrived.coding = String(req.headers['transfer-encoding']);
      const pieces: Buffer[] = [];
      for await (const piece of req) {
        arrived.begun += piece.length;
        pieces.push(piece);
      }
      arrived.body = Buffer.concat(pieces);
      res.end('{}');
    },
  });
  const { socket, read } = aSender(web, `Content-Length: ${sent.length}`);
  socket.write(sent.subarray(0, 1000));
  await expect.poll(() => arrived.begun).toBe(1000);
  socket.write(sent.subarray(1000));
  await expect.poll(read).toContain('HTTP/1.1 200');
  expect([arrived.length, arrived.coding]).toEqual(['3000000', 'undefined']);
  expect(arrived.body.equals(sent)).toBe(true);
});

test.each([
  [WHOLE_BODY_BYTES_MAX, String(WHOLE_BODY_BYTES_MAX), undefined],
  [WHOLE_BODY_BYTES_MAX + 1, undefined, 'chunked'],
])('passes a chunked body of %i bytes on with the length %s', async (bytes, length, coding) => {
  const seen: unknown[] = [];
  const get = await aStorefront({
    api: async (req, res) => {
      const pieces: Buffer[] = [];
      for await (const piece of req) pieces.push(piece);
      const { 'content-length': stated, 'transfer-encoding': sent } = req.headers;
      seen.push(Buffer.concat(pieces).toString(), stated, sent);
      res.writeHead(413).end('{}');
    },
  });
  const body = 'ab'.repeat(bytes).slice(0, bytes);
  const headers = { 'transfer-encoding': 'chunked' };
  const { status } = await get('/api/v1/order/cart', { method: 'POST', headers, body });
  expect([status, seen]).toEqual([413, [body, length, coding]]);
});

test('receives a body of one-byte chunks whole', async () => {
  const pieces: number[] = [];
  const web = await aStorefrontAt({
    api: async (req, res) => {
      for await (const piece of req) pieces.push(piece.length);
      res.end('{}');
    },
  });
  const { socket, read } = aSender(web, 'Transfer-Encoding: chunked');
  socket.write(`${'1\r\na\r\n'.repeat(20_000)}0\r\n\r\n`);
  await expect.poll(read).toContain('HTTP/1.1 200');
  expect(pieces.reduce((sum, length) => sum + length, 0)).toBe(20_000);
  expect(pieces.length).toBeLessThan(10);
});

test('sends a body after 100 Continue, which the API is not asked for again', async () => {
  const seen: unknown[] = [];
  const web = await aStorefrontAt({
    api: async (req, res) => {
      let body = '';
      for await (const piece of req) body += piece;
      seen.push(body, req.headers['content-length'], req.headers.expect);
      res.end('{}');
    },
  });
  const { socket, read } = aSender(web, 'Content-Length: 4\r\nExpect: 100-continue');
  await expect.poll(read).toContain('HTTP/1.1 100 Continue\r\n\r\n');
  socket.write('body');
  await expect.poll(read).toContain('HTTP/1.1 200');
  expect(seen).toEqual(['body', '4', undefined]);
});

test('sends nothing to the API when the client disconnects within its body', async () => {
  const asked: string[] = [];
  const gone: string[] = [];
  const apiUrl = await served((req, res) => {
    asked.push(req.url ?? '');
    res.end('{}');
  });
  const proxy = createProxy({
    apiUrl,
    siteUrl: 'http://shop.test',
    isBehindProxy: false,
    cookies: [],
    timeoutMs: 5000,
    headers: {},
  });
  const web = await served((req, res) => {
    req.once('close', () => gone.push(req.url ?? ''));
    proxy(req, res, undefined);
  });
  const { socket } = aSender(web, 'Content-Length: 4', '/api/v1/order/place');
  await new Promise<void>((resolve) => socket.write('bo', () => resolve()));
  const answer = ask(web, '/api/v1/order/cart', { method: 'POST', body: '{}' });
  expect((await answer).status).toBe(200);
  socket.destroy();
  await expect.poll(() => gone).toContain('/api/v1/order/place');
  expect((await ask(web, '/api/v1/order/cart')).status).toBe(200);
  expect(asked).toEqual(['/api/v1/order/cart', '/api/v1/order/cart']);
});

test('refuses a body below the minimum rate with 408 and closes its connection', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const asked: string[] = [];
  const apiUrl = await served((req, res) => {
    asked.push(req.url ?? '');
    res.end('{}');
  });
  const proxy = createProxy({
    apiUrl,
    siteUrl: 'http://shop.test',
    isBehindProxy: false,
    cookies: [],
    timeoutMs: 5000,
    headers: {},
  });
  let received = 0;
  const web = await served((req, res) => {
    proxy(req, res, undefined);
    req.on('readable', () => {
      received += 1;
    });
  });
  const { socket, read } = aSender(web, 'Content-Length: 60000\r\nAccept-Language: ru');
  const closed = once(socket, 'close');
  socket.write('a'.repeat(8192));
  await until(() => received > 0);

  await vi.advanceTimersByTimeAsync(10_900);
  expect(read()).toBe('');
  await vi.advanceTimersByTimeAsync(200);

  await closed;
  expect(read()).toMatch(/^HTTP\/1.1 408 [\s\S]*^connection: close[\s\S]*"status":false/im);
  expect(read()).toContain(ru.server.slowBody);
  expect(asked).toEqual([]);
});

/** Polls without timers, which the test has stopped. */
async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => setImmediate(resolve));
}
