import { afterEach, expect, test, vi } from 'vitest';
import { createProxy } from '@/server/edge/proxy';
import { served } from '@/tests/support/page/served';
import { sendRequest } from '@/tests/support/send-request';
import { aStorefront } from '@/tests/unit/server/storefront';

afterEach(() => {
  globalThis.metricSink = undefined;
  globalThis.tracer = undefined;
});

test("propagates the request's trace to the API", async () => {
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
])('counts a %s that gets no API response with the reason %s', async (method, reason) => {
  const count = vi.fn();
  globalThis.metricSink = { count, observe: () => {}, watch: () => {} };
  const get = await aStorefront();
  expect((await get('/api/v1/order/cart', { method })).status).toBe(503);
  expect(count).toHaveBeenCalledWith('chorsu_proxy_unanswered_total', { reason });
});

test('counts a response that is cut off', async () => {
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

test('counts a read that times out', async () => {
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
  expect((await sendRequest(base, '/api/v1/core/settings')).status).toBe(503);
  expect(count.mock.calls).toEqual([['chorsu_proxy_unanswered_total', { reason: 'timeout' }]]);
});
