import { connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { aStorefrontAt } from '@/tests/unit/server/storefront';

type Received = { line: string; body: string; type: string | undefined };

/** Sends text over a new connection. Returns the status and the requests that reached the API. */
async function sent(text: string): Promise<{ status: number; received: Received[] }> {
  const received: Received[] = [];
  const web = await aStorefrontAt({
    api: async (req, res) => {
      let body = '';
      for await (const piece of req) body += piece;
      received.push({ line: `${req.method} ${req.url}`, body, type: req.headers['content-type'] });
      res.end('{}');
    },
  });
  const socket = connect(Number(new URL(web).port), '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  const status = await new Promise<number>((resolve) => {
    socket.on('error', () => {});
    socket.once('data', (data) => resolve(Number(/^HTTP\/1\.1 (\d+)/.exec(String(data))?.[1])));
    socket.once('close', () => resolve(0));
    socket.write(text);
  });
  return { status, received };
}

const post = 'POST /api/v1/order/cart HTTP/1.1\r\nHost: shop.test\r\n';
const chunk = '4\r\nabcd\r\n0\r\n\r\n';

test.each([
  ['a length and chunks', `${post}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n${chunk}`],
  ['two lengths', `${post}Content-Length: 4\r\nContent-Length: 5\r\n\r\nabcde`],
  ['a list of lengths', `${post}Content-Length: 4, 4\r\n\r\nabcd`],
  ['a signed length', `${post}Content-Length: +4\r\n\r\nabcd`],
  ['a hexadecimal length', `${post}Content-Length: 0x4\r\n\r\nabcd`],
  ['a coding after chunked', `${post}Transfer-Encoding: chunked, gzip\r\n\r\n${chunk}`],
  ['an unknown coding', `${post}Transfer-Encoding: xchunked\r\n\r\n${chunk}`],
  ['the coding identity', `${post}Transfer-Encoding: identity\r\n\r\nabcd`],
  [
    'two chunked codings',
    `${post}Transfer-Encoding: chunked\r\nTransfer-Encoding: chunked\r\n\r\n${chunk}`,
  ],
  ['a space before a colon', `${post}Transfer-Encoding : chunked\r\n\r\n${chunk}`],
  ['a folded header', `${post}A: b\r\n c\r\nContent-Length: 4\r\n\r\nabcd`],
  ['bare line feeds', 'POST /api/v1/order/cart HTTP/1.1\nHost: a\nContent-Length: 4\n\nabcd'],
  ['two hosts', `${post}host: other.test\r\nContent-Length: 4\r\n\r\nabcd`],
])('rejects a request with %s and sends nothing to the API', async (_what, text) => {
  expect(await sent(text)).toEqual({ status: 400, received: [] });
});

const request = (headers: string, body: string) => sent(`${post}${headers}\r\n\r\n${body}`);

test.each([
  ['with a stated length', 'Content-Length: 4 ', 'abcd'],
  ['in chunks', 'Transfer-Encoding:\tchunked', chunk],
])('forwards exactly one request if the body is sent %s', async (_what, headers, body) => {
  const { status, received } = await request(headers, body);
  const line = 'POST /api/v1/order/cart';
  expect({ status, received }).toEqual({
    status: 200,
    received: [{ line, body: 'abcd', type: undefined }],
  });
});

test('forwards only the first of two content types', async () => {
  const types = 'Content-Type: application/json\r\nContent-Type: multipart/form-data; boundary=b';
  const { received } = await request(`${types}\r\nContent-Length: 4`, 'abcd');
  expect(received).toMatchObject([{ type: 'application/json' }]);
});
