import { once } from 'node:events';
import { connect } from 'node:net';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { aStorefront, aStorefrontAt } from './storefront';

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

test("an unreachable API gives an error in the API's envelope (B-43)", async () => {
  const get = await aStorefront();

  const answer = await get('/api/v1/core/settings');

  expect(answer.status).toBe(503);
  expect(answer.headers['retry-after']).toBe('5');
  expect(JSON.parse(answer.body.toString())).toMatchObject({ status: false, message: null });
});

test('a truncated answer is truncated for the shopper too', async () => {
  const get = await aStorefront({
    api: (_req, res) => {
      res.writeHead(200, { 'content-length': 100 }).write('half');
      setImmediate(() => res.destroy());
    },
  });

  await expect(get('/api/v1/core/settings')).rejects.toThrow();
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
