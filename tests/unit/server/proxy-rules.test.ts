import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { optimisedUrl } from '@/lib/next/addresses';
import { createProxy } from '@/server/http/proxy';
import { passing, sendUnavailable } from '@/server/http/proxy-answer';
import { parseJson, readText } from '@/server/http/read-body';
import {
  hasDotSegment,
  isOfApi,
  isOwnHost,
  isOwnPicture,
  isReading,
  isUnder,
} from '@/server/http/request-checks';
import { ask } from '@/tests/support/ask';
import { listening } from '@/tests/support/listening';
import { aStorefront } from './storefront';

afterEach(() => {
  globalThis.metricSink = undefined;
  globalThis.tracer = undefined;
});

test.each([
  ...['connection', 'keep-alive', 'proxy-authorization', 'proxy-', 'te', 'trailer'],
  ...['transfer-encoding', 'upgrade', 'host', 'x-forwarded-for', 'x-forwarded-', 'x-request-id'],
  ...['traceparent', 'tracestate'],
])('the header %s is of one connection, and is not passed on', (name) => {
  expect(passing({ [name]: 'x' })).toEqual({});
  expect(passing({ [`a${name}`]: 'x' })).toEqual({ [`a${name}`]: 'x' });
});

test.each(['hosts', 'tea', 'x-request-ids', 'cookie', 'etag', 'x-real-ip', 'connections'])(
  'the header %s is passed on',
  (name) => {
    expect(passing({ [name]: 'x' })).toEqual({ [name]: 'x' });
  },
);

test.each([
  ['/a/../b', true],
  ['/a/./b', true],
  ['/..', true],
  ['/.', true],
  ['/a/%2E%2e', true],
  ['/a/%2e/b', true],
  ['/a..b', false],
  ['/a/...', false],
  ['/.well-known/x', false],
  ['/a.', false],
  ['/', false],
])('%s has a segment of dots: %j', (path, has) => {
  expect(hasDotSegment(path)).toBe(has);
});

test.each([
  ['shop.test', true],
  ['SHOP.test', true],
  ['shop.test:3000', true],
  ['shop.test:', true],
  ['localhost', true],
  ['shop-pc:3000', true],
  ['127.0.0.1:3000', true],
  ['[::1]', true],
  ['[::1]:3000', true],
  ['shop.test.evil.test', false],
  ['evil.test', false],
  ['a.shop.test', false],
  ['1.2.3.4.evil.test', false],
  ['evil.1.2.3.4', false],
  ['1.2.3', false],
  ['shop.test:3000x', false],
  ['evil.test:localhost', false],
  ['', false],
  [undefined, false],
])('of %j nobody can lead people here by deceit: %j', (host, isOwn) => {
  expect(isOwnHost(host, 'https://shop.test')).toBe(isOwn);
});

test.each([
  ['/media/a.webp', true],
  ['/media/a/b.webp', true],
  ['/media/choynak%201.webp', true],
  ['/media//a.webp', false],
  ['/mediax/a.webp', false],
  ['/logo.svg', false],
  ['/media/../a.webp', false],
  ['/media/a.webp?v=1', false],
  ['/media/a%2Fb.webp', false],
  ['/media/%', false],
  ['https://evil.test/media/a.webp', false],
])('the picture %s is one of ours: %j', (path, isOwn) => {
  expect(isOwnPicture(optimisedUrl(path, 64))).toBe(isOwn);
});

test.each(['&x=1', '&q=75', '#a'])('with %s more its address is another', (more) => {
  expect(isOwnPicture(`${optimisedUrl('/media/a.webp', 64)}${more}`)).toBe(false);
});

test('a picture without an address or a width is none', () => {
  expect(isOwnPicture('/_next/image')).toBe(false);
  expect(isOwnPicture('/_next/image?url=%2Fmedia%2Fa.webp')).toBe(false);
});

test.each([
  ['GET', true],
  ['HEAD', true],
  ['POST', false],
  ['OPTIONS', false],
])('%s reads: %j', (method, reads) => {
  expect(isReading({ method } as IncomingMessage)).toBe(reads);
});

test('what is of the API is below its folders', () => {
  const paths = [
    '/api/v1/x',
    '/media/a',
    '/api/v1',
    '/media',
    '/api/v1x',
    '/mediax/a',
    '/a/media/b',
  ];
  expect(paths.map(isOfApi)).toEqual([true, true, false, false, false, false, false]);
  expect([isUnder('/a/b', '/a'), isUnder('/a', '/a'), isUnder('/ab', '/a')]).toEqual([
    true,
    false,
    false,
  ]);
});

const bodyOf = (...chunks: string[]) =>
  Readable.from(chunks.map((chunk) => Buffer.from(chunk))) as IncomingMessage;

test('a body is read up to its limit, and no further', async () => {
  expect(await readText(bodyOf('ab', 'cd'), 4)).toBe('abcd');
  expect(await readText(bodyOf('ab', 'cde'), 4)).toBeNull();
  expect(await readText(bodyOf(), 4)).toBe('');
  // A letter of two bytes may come in two parts.
  const letter = Buffer.from('ʻ');
  const parts = Readable.from([letter.subarray(0, 1), letter.subarray(1)]);
  expect(await readText(parts as IncomingMessage, 4)).toBe('ʻ');
});

test('what is no JSON is nothing', () => {
  expect([parseJson('{"a":1}'), parseJson('{'), parseJson('')]).toEqual([{ a: 1 }, null, null]);
});

const textOf = (length: number) => JSON.stringify('x'.repeat(length - 2));

async function answered(headers: Record<string, string>, length: number, accept = 'gzip') {
  const get = await aStorefront({
    api: (_req, res) => void res.writeHead(200, headers).end(textOf(length)),
  });
  return get('/api/v1/product', { headers: { 'accept-encoding': accept } });
}

const json = { 'content-type': 'application/json' };

test.each([
  [1024, 'gzip'],
  [1023, undefined],
])('an answer of %i bytes is sent in %j', async (length, encoding) => {
  const { headers, body } = await answered(json, length);
  expect(headers['content-encoding']).toBe(encoding);
  expect(headers['content-length']).toBe(String(body.length));
  expect((encoding ? gunzipSync(body) : body).toString()).toBe(textOf(length));
});

test('what is compressed has a tag and a Vary of its own', async () => {
  const given = { ...json, etag: '"a"', vary: 'Cookie', 'cache-control': 'no-store' };
  const { headers, body } = await answered(given, 2000, 'br');
  expect(headers).toMatchObject({
    ...{ etag: 'W/"a"', vary: 'Cookie, Accept-Encoding', 'cache-control': 'no-store' },
    'x-content-type-options': 'nosniff',
  });
  expect(brotliDecompressSync(body).toString()).toBe(textOf(2000));
  const weak = await answered({ ...json, etag: 'W/"a"' }, 2000);
  expect([weak.headers.etag, weak.headers.vary]).toEqual(['W/"a"', 'Accept-Encoding']);
  const none = await answered(json, 2000);
  expect(none.headers.etag).toBeUndefined();
});

test.each([
  ['compressed already', { ...json, 'content-encoding': 'zstd' }, 'gzip', 'zstd'],
  ['a picture', { 'content-type': 'image/webp' }, 'gzip', undefined],
  ['of no type', {}, 'gzip', undefined],
  ['for a reader of plain text', json, '', undefined],
])('an answer that is %s is passed on as it is', async (_what, headers, accept, encoding) => {
  const answer = await answered(headers, 2000, accept);
  expect(answer.headers['content-encoding']).toBe(encoding);
  expect(answer.body.toString()).toBe(textOf(2000));
});

function aResponse(state: { headersSent?: boolean; destroyed?: boolean } = {}) {
  const [writeHead, end, destroy] = [vi.fn(), vi.fn(), vi.fn()];
  const res = { ...{ headersSent: false, destroyed: false }, ...state, writeHead, end, destroy };
  return { res: res as unknown as ServerResponse, writeHead, end, destroy };
}

test('that the API does not answer is said in the shape of its errors', () => {
  const { res, writeHead, end, destroy } = aResponse();
  sendUnavailable(res, { 'x-own': '1' });
  expect(writeHead).toHaveBeenCalledWith(503, {
    ...{ 'x-own': '1', 'Content-Type': 'application/json', 'Retry-After': '5' },
  });
  const detail = 'The shop API does not answer';
  expect(JSON.parse(end.mock.calls[0]?.[0])).toEqual({
    ...{ status: false, data: { detail }, message: null },
  });
  expect(destroy).not.toHaveBeenCalled();
});

test.each([[{ headersSent: true }], [{ destroyed: true }]])(
  'an answer that has begun, or that nobody waits for, is cut off: %j',
  (state) => {
    const { res, writeHead, destroy } = aResponse(state);
    sendUnavailable(res, {});
    expect(writeHead).not.toHaveBeenCalled();
    expect(destroy).toHaveBeenCalledOnce();
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
  ['POST', { 'transfer-encoding': 'chunked' }, undefined],
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
  const api = createServer(() => {});
  const apiUrl = `http://127.0.0.1:${await listening(api)}`;
  const proxy = createProxy({
    ...{ apiUrl, siteUrl: 'http://shop.test', isBehindProxy: false, timeoutMs: 50, headers: {} },
  });
  const server = createServer((req, res) => proxy(req, res, undefined));
  onTestFinished(() => {
    for (const one of [api, server]) one.close();
    api.closeAllConnections();
  });
  const base = `http://127.0.0.1:${await listening(server)}`;
  expect((await ask(base, '/api/v1/core/settings')).status).toBe(503);
  expect(count.mock.calls).toEqual([['chorsu_proxy_unanswered_total', { reason: 'timeout' }]]);
});

test('the style of a plain page is the one that its policy allows', async () => {
  const css = readFileSync('server/http/plain-page.css', 'utf8');
  const get = await aStorefront();
  const { body } = await get('/%');
  expect(body.toString()).toContain(`<style>${css}</style>`);
});
