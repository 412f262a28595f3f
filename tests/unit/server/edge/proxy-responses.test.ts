import { connect, type Socket } from 'node:net';
import { gunzipSync } from 'node:zlib';
import { afterEach, expect, test } from 'vitest';
import { sendRequest } from '@/tests/support/send-request';
import { aStorefront, aStorefrontAt } from '@/tests/unit/server/storefront';

const jsonOf = (length: number) => JSON.stringify({ status: true, data: 'x'.repeat(length) });

afterEach(() => {
  globalThis.metricSink = undefined;
  globalThis.tracer = undefined;
});

test('compresses a long JSON response (B-31)', async () => {
  const text = jsonOf(5000);
  const get = await aStorefront({
    api: (_req, res) => {
      const headers = { 'content-type': 'application/json', 'content-length': text.length };
      res.writeHead(200, { ...headers, etag: '"a"' }).end(text);
    },
  });

  const response = await get('/api/v1/catalog/product', { headers: { 'accept-encoding': 'gzip' } });

  expect(gunzipSync(response.body).toString()).toBe(text);
  expect(response.headers).toMatchObject({ 'content-encoding': 'gzip', etag: 'W/"a"' });
  expect(response.headers.vary).toContain('Accept-Encoding');
});

test.each([
  ['short JSON', 'application/json', 10],
  ['an image', 'image/webp', 5000],
])('does not compress %s', async (_what, type, length) => {
  const text = jsonOf(length);
  const get = await aStorefront({
    api: (_req, res) => {
      res.writeHead(200, { 'content-type': type, 'content-length': text.length }).end(text);
    },
  });

  const response = await get('/media/a.webp', { headers: { 'accept-encoding': 'gzip' } });

  expect(response.headers['content-encoding']).toBeUndefined();
  expect(response.body.toString()).toBe(text);
});

test.each([
  ['GET', 204],
  ['GET', 304],
  ['HEAD', 200],
])('forwards a response without a body: %s %i', async (method, status) => {
  const get = await aStorefront({
    api: (_req, res) => {
      const headers = { 'content-type': 'application/json', etag: '"a"' };
      res.writeHead(status, method === 'HEAD' ? { ...headers, 'content-length': 5000 } : headers);
      res.end();
    },
  });
  const response = await get('/api/v1/product', { method, headers: { 'accept-encoding': 'br' } });
  expect([response.status, response.body.length]).toEqual([status, 0]);
  expect(response.headers).toMatchObject({ etag: '"a"' });
  expect(response.headers).not.toHaveProperty('content-encoding');
  expect(response.headers['content-length']).toBe(method === 'HEAD' ? '5000' : undefined);
});

test.each([
  ['a read', 'GET', '503'],
  ['a write, which may have taken effect', 'POST', 'cut off'],
])('sends no part of an incomplete API response: %s', async (_what, method, expected) => {
  const get = await aStorefront({
    api: (_req, res) => {
      res.writeHead(200, { 'content-length': 100 }).write('half');
      setImmediate(() => res.destroy());
    },
  });

  const pending = get('/api/v1/core/settings', { method });

  const outcome = await pending.then(({ status }) => String(status)).catch(() => 'cut off');
  expect(outcome).toBe(expected);
});

test('frees the API connection when a client does not read its response', async () => {
  const requests: Socket[] = [];
  const web = await aStorefrontAt({
    api: (req, res) => {
      requests.push(req.socket);
      if (req.url === '/media/large.webp') res.end(Buffer.alloc(15_000_000));
      else res.writeHead(200, { connection: 'close' }).end();
    },
  });
  const reader = connect(Number(new URL(web).port), '127.0.0.1');
  reader.write('GET /media/large.webp HTTP/1.1\r\nHost: a\r\n\r\n');
  await expect.poll(() => requests.length).toBe(1);

  const isReused = async () => {
    await sendRequest(web, '/media/small.webp');
    return requests.at(-1) === requests[0];
  };

  await expect.poll(isReused).toBe(true);
  reader.destroy();
});
