import { once } from 'node:events';
import { connect } from 'node:net';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { WHOLE_BODY_BYTES_MAX } from '@/lib/queues/body-pace';
import ru from '@/messages/ru.json';
import { createProxy } from '@/server/edge/proxy';
import { served } from '@/tests/support/page/served';
import { sendRequest } from '@/tests/support/send-request';
import { aStorefront, aStorefrontAt } from '@/tests/unit/server/storefront';

afterEach(() => {
  globalThis.metricSink = undefined;
  globalThis.tracer = undefined;
});

test('delivers a rejection that the API sends before a large body is complete (B-44)', async () => {
  let requestCount = 0;
  const get = await aStorefront({
    api: (_req, res) => {
      requestCount += 1;
      res.writeHead(413, { 'content-type': 'application/json' }).end('{}');
    },
  });
  const headers = { connection: 'keep-alive' };
  const sent = { method: 'POST', headers, body: Buffer.alloc(5_000_000) };
  const responses = [];
  for (let round = 0; round < 20; round += 1) {
    responses.push((await get('/api/v1/order/cart', sent)).status);
  }

  expect(responses).toEqual(Array.from({ length: 20 }, () => 413));
  expect(requestCount).toBe(20);
});

test('responds to a client that reads only after sending its whole body (B-44)', async () => {
  const web = await aStorefrontAt({ api: (_req, res) => void res.writeHead(413).end() });
  const socket = connect(Number(new URL(web).port), '127.0.0.1');
  const body = Buffer.alloc(20_000_000);
  socket.write(
    `POST /api/v1/order/cart HTTP/1.1\r\nHost: a\r\nContent-Length: ${body.length}\r\n\r\n`,
  );

  await new Promise((resolve) => socket.write(body, resolve));

  const [response] = await once(socket, 'data');
  expect(String(response)).toMatch(/^HTTP\/1.1 413 /);
  socket.destroy();
});

test("closes the client's connection when the API rejects a slow body with 408", async () => {
  const web = await aStorefrontAt({ api: (_req, res) => void res.writeHead(408).end() });
  const socket = connect(Number(new URL(web).port), '127.0.0.1');
  const path = '/api/v1/catalog/product/a-1/review';
  socket.write(`POST ${path} HTTP/1.1\r\nHost: shop\r\nContent-Length: 100000\r\n\r\na`);
  const [response] = await once(socket, 'data');
  expect(String(response)).toMatch(/^HTTP\/1.1 408 [\s\S]*^connection: close/im);
  await once(socket, 'close');
});

/** Opens a connection and sends the request line and headers of a POST. */
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

test('responds to a write while slow senders have not sent their bodies', async () => {
  const requests: string[] = [];
  const web = await aStorefrontAt({
    api: (req, res) => {
      requests.push(req.url ?? '');
      req.resume().on('end', () => res.end('{}'));
    },
  });
  const slow = Array.from({ length: 140 }, () => aSender(web, 'Content-Length: 60000'));
  for (const { socket } of slow) socket.write('a');

  const { status } = await sendRequest(web, '/api/v1/order/cart', { method: 'POST', body: '{}' });

  expect([status, requests]).toEqual([200, ['/api/v1/order/cart']]);
});

test('responds to a write while all slots for long uploads are occupied', async () => {
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

  const { status } = await sendRequest(web, '/api/v1/order/cart', { method: 'POST', body: '{}' });

  expect([status, uploads.length]).toEqual([200, 32]);
});

test('streams a long upload with a stated length unchanged', async () => {
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
  [WHOLE_BODY_BYTES_MAX, 'with its length', String(WHOLE_BODY_BYTES_MAX), undefined],
  [WHOLE_BODY_BYTES_MAX + 1, 'in chunks', undefined, 'chunked'],
])('forwards a chunked body of %i bytes %s', async (bytes, _how, length, coding) => {
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

test('receives the whole body even if it arrives in one-byte chunks', async () => {
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

test('receives a body after 100 Continue and does not forward the Expect header', async () => {
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

test('sends nothing to the API when the client disconnects before its body is complete', async () => {
  const requests: string[] = [];
  const gone: string[] = [];
  const apiUrl = await served((req, res) => {
    requests.push(req.url ?? '');
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
  const response = sendRequest(web, '/api/v1/order/cart', { method: 'POST', body: '{}' });
  expect((await response).status).toBe(200);
  socket.destroy();
  await expect.poll(() => gone).toContain('/api/v1/order/place');
  expect((await sendRequest(web, '/api/v1/order/cart')).status).toBe(200);
  expect(requests).toEqual(['/api/v1/order/cart', '/api/v1/order/cart']);
});

test('rejects a body below the minimum rate with 408 and closes its connection', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const requests: string[] = [];
  const apiUrl = await served((req, res) => {
    requests.push(req.url ?? '');
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
  expect(requests).toEqual([]);
});

/** Polls in event loop turns, because these tests use fake timers. */
async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => setImmediate(resolve));
}
