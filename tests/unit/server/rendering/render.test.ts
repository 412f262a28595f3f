import type { IncomingMessage, RequestListener } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { createRender } from '@/server/rendering/next/render';

const host = 'shop.test';
const aRender = (handler: RequestListener, options = {}) =>
  createRender(handler, { host, isHttps: false, timeoutMs: 5000, ...options });

/** Stubs Next with a handler that returns the received request as JSON. */
const echo: RequestListener = async (req, res) => {
  const { method, url, headers } = req;
  res.end(JSON.stringify({ method, url, headers, body: await text(req) }));
};
const read = (body: Buffer) => JSON.parse(body.toString());

test.each([
  ['https', true],
  ['http', false],
])("sends Next only the shop's own host and the protocol %s", async (proto, isHttps) => {
  const { status, body } = await aRender(echo, { isHttps })({
    target: '/about?page=2',
    headers: { rsc: '1' },
  });
  expect(status).toBe(200);
  const { headers, ...request } = read(body);
  expect(request).toEqual({ method: 'GET', url: '/about?page=2', body: '' });
  expect(headers).toMatchObject({
    host,
    rsc: '1',
    'user-agent': 'chorsu',
    'x-forwarded-for': '127.0.0.1',
    'x-forwarded-host': host,
    'x-forwarded-proto': proto,
  });
});

test('forwards the method and a long body', async () => {
  const { body } = await aRender(echo)({
    method: 'POST',
    target: '/action',
    headers: {},
    body: 'оʻ'.repeat(100_000),
  });
  expect(read(body)).toMatchObject({ method: 'POST', body: 'оʻ'.repeat(100_000) });
});

test('accepts a response header that contains the longest allowed target', async () => {
  const target = `/products?values=${'%2C'.repeat(12 * 1024)}`;
  const rewriting: RequestListener = (req, res) => {
    res.setHeader('x-middleware-rewrite', req.url ?? '').end();
  };
  const { status, headers } = await aRender(rewriting)({ target, headers: {} });
  expect(status).toBe(200);
  expect(headers['x-middleware-rewrite']).toBe(target);
});

test('receives a long page completely, although Next must wait for `drain`', async () => {
  const piece = 'a'.repeat(60_000);
  let isHeldUp = false;
  const { body } = await aRender((_req, res) => {
    for (let nth = 0; nth < 20; nth += 1) isHeldUp = !res.write(piece) || isHeldUp;
    res.once('drain', () => res.end('the end'));
  })({ target: '/', headers: {} });
  expect(isHeldUp).toBe(true);
  expect(body.toString()).toBe(`${piece.repeat(20)}the end`);
});

test('fails a render when Next closes the connection', async () => {
  const render = aRender((_req, res) => {
    res.write('begun');
    setImmediate(() => res.destroy());
  });
  await expect(render({ target: '/', headers: {} })).rejects.toThrow();
});

test('aborts a render that takes too long, and closes its connection to Next', async () => {
  let incoming: IncomingMessage | undefined;
  const render = aRender(
    (req) => {
      incoming = req;
    },
    { timeoutMs: 20 },
  );
  await expect(render({ target: '/', headers: {} })).rejects.toThrow();
  await expect.poll(() => incoming?.destroyed).toBe(true);
});
