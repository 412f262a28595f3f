import { IncomingMessage, type ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import ru from '@/messages/ru.json';
import uz from '@/messages/uz.json';
import { endToEndHeaders, sendTooSlow, sendUnavailable } from '@/server/edge/proxy-response';
import { aStorefront } from '@/tests/unit/server/storefront';

test.each([
  'connection',
  'keep-alive',
  'proxy-authorization',
  'proxy-',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'host',
  'x-forwarded-for',
  'x-forwarded-',
  'x-request-id',
  'traceparent',
  'tracestate',
])('does not forward the header %s', (name) => {
  expect(endToEndHeaders({ [name]: 'x' })).toEqual({});
  expect(endToEndHeaders({ [`a${name}`]: 'x' })).toEqual({ [`a${name}`]: 'x' });
});

test.each(['hosts', 'tea', 'x-request-ids', 'cookie', 'etag', 'x-real-ip', 'connections'])(
  'forwards the header %s',
  (name) => {
    expect(endToEndHeaders({ [name]: 'x' })).toEqual({ [name]: 'x' });
  },
);

const textOf = (length: number) => JSON.stringify('x'.repeat(length - 2));

async function responded(headers: Record<string, string>, length: number, accept = 'gzip') {
  const get = await aStorefront({
    api: (_req, res) => void res.writeHead(200, headers).end(textOf(length)),
  });
  return get('/api/v1/product', { headers: { 'accept-encoding': accept } });
}

const json = { 'content-type': 'application/json' };

test.each([
  [1024, 'compressed', 'gzip'],
  [1023, 'uncompressed', undefined],
])('sends a response of %i bytes %s', async (length, _how, encoding) => {
  const { headers, body } = await responded(json, length);
  expect(headers['content-encoding']).toBe(encoding);
  expect(headers['content-length']).toBe(String(body.length));
  expect((encoding ? gunzipSync(body) : body).toString()).toBe(textOf(length));
});

test('gives a compressed response its own ETag and Vary', async () => {
  const given = { ...json, etag: '"a"', vary: 'Cookie', 'cache-control': 'no-store' };
  const { headers, body } = await responded(given, 2000, 'br');
  expect(headers).toMatchObject({
    etag: 'W/"a"',
    vary: 'Cookie, Accept-Encoding',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  expect(brotliDecompressSync(body).toString()).toBe(textOf(2000));
  const weak = await responded({ ...json, etag: 'W/"a"' }, 2000);
  expect([weak.headers.etag, weak.headers.vary]).toEqual(['W/"a"', 'Accept-Encoding']);
  const none = await responded(json, 2000);
  expect(none.headers.etag).toBeUndefined();
});

test.each([
  ['is already compressed', { ...json, 'content-encoding': 'zstd' }, 'gzip', 'zstd'],
  ['is an image', { 'content-type': 'image/webp' }, 'gzip', undefined],
  ['has no type', {}, 'gzip', undefined],
  ['is for a client that accepts no encoding', json, '', undefined],
])('forwards a response unchanged when it %s', async (_what, headers, accept, encoding) => {
  const response = await responded(headers, 2000, accept);
  expect(response.headers['content-encoding']).toBe(encoding);
  expect(response.body.toString()).toBe(textOf(2000));
});

function aResponse(state: { headersSent?: boolean; destroyed?: boolean } = {}) {
  const [writeHead, end, destroy] = [vi.fn(), vi.fn(), vi.fn()];
  const res = { headersSent: false, destroyed: false, ...state, writeHead, end, destroy };
  return { res: res as unknown as ServerResponse, writeHead, end, destroy };
}

const requestIn = (language?: string) => {
  const req = new IncomingMessage(new Socket());
  req.headers['accept-language'] = language;
  return req;
};

const failures = {
  503: { send: sendUnavailable, reason: 'noResponse', headers: { 'Retry-After': '5' } },
  408: { send: sendTooSlow, reason: 'slowBody', headers: { Connection: 'close' } },
} as const;

test.each([
  [503, 'the language ru', 'ru', ru],
  [503, 'the language uz', 'uz', uz],
  [503, 'no language', undefined, uz],
  [408, 'the language ru', 'ru', ru],
  [408, 'the language uz', 'uz', uz],
  [408, 'no language', undefined, uz],
] as const)("responds with %i in the API's error format to a request with %s", (...row) => {
  const [status, , language, { server: texts }] = row;
  const { send, reason, headers } = failures[status];
  const { res, writeHead, end, destroy } = aResponse();

  send(requestIn(language), res, { 'x-own': '1' });

  const sent = { 'x-own': '1', 'Content-Type': 'application/json', ...headers };
  expect(writeHead).toHaveBeenCalledWith(status, sent);
  const detail = texts[reason];
  expect(JSON.parse(end.mock.calls[0]?.[0])).toEqual({
    status: false,
    data: { detail },
    message: detail,
  });
  expect(destroy).not.toHaveBeenCalled();
});

test.each([
  ['that has begun', { headersSent: true }],
  ['whose client has disconnected', { destroyed: true }],
])('closes the connection of a response %s', (_what, state) => {
  const { res, writeHead, destroy } = aResponse(state);
  sendUnavailable(requestIn(), res, {});
  expect(writeHead).not.toHaveBeenCalled();
  expect(destroy).toHaveBeenCalledOnce();
});
