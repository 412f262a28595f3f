import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { type Bodies, compressThoroughly } from '@/server/bytes/compress';
import { sendPayload } from '@/server/pages/send-page';
import { served } from '@/tests/support/page/served';
import { sendRequest } from '@/tests/support/send-request';
import { aStorefront } from '@/tests/unit/server/storefront';

const sending = (bodies: Bodies | undefined) =>
  served((req, res) => void sendPayload(req, res, { bodies, digest: 'of-a-payload' }));

const script = `self.payload='${'x'.repeat(2000)}'`;

test('sends a payload script as immutable and in the accepted encoding', async () => {
  const base = await sending(await compressThoroughly(Buffer.from(script)));
  const compressed = await sendRequest(base, '/', { headers: { 'accept-encoding': 'br' } });
  const zipped = await sendRequest(base, '/', { headers: { 'accept-encoding': 'gzip' } });
  const plain = await sendRequest(base, '/');

  expect(brotliDecompressSync(compressed.body).toString()).toBe(script);
  expect(gunzipSync(zipped.body).toString()).toBe(script);
  expect(plain.body.toString()).toBe(script);
  expect(plain.headers).not.toHaveProperty('content-encoding');
  for (const { status, headers, body } of [compressed, zipped, plain]) {
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'Accept-Encoding',
      'content-type': 'text/javascript; charset=utf-8',
      'content-length': String(body.length),
    });
  }
  const head = await sendRequest(base, '/', { method: 'HEAD' });
  expect([head.body.length, head.headers['content-length']]).toEqual([0, String(script.length)]);
});

test('responds with 404 without caching for a missing payload', async () => {
  const { status, headers, body } = await sendRequest(await sending(undefined), '/');
  expect([status, headers['cache-control'], body.length]).toEqual([404, 'no-store', 0]);
});

test('sends a 404 page in full even for a matching ETag, because 304 would hide 404', async () => {
  const get = await aStorefront({
    next: (_req, res) => res.writeHead(404, { 'content-type': 'text/html' }).end('Topilmadi'),
  });
  const { headers } = await get('/about');
  const again = await get('/about', { headers: { 'if-none-match': String(headers.etag) } });
  expect([again.status, again.body.toString()]).toEqual([404, 'Topilmadi']);
});

test.each(['/', '/about'])('varies %s by the language cookie (B-22)', async (path) => {
  const { headers } = await (await aStorefront())(path);
  expect(headers.vary?.split(', ').includes('Cookie')).toBe(true);
});

test.each(['/ru', '/ru/about'])('does not vary %s by the language cookie (B-22)', async (path) => {
  const { headers } = await (await aStorefront())(path);
  expect(headers.vary?.split(', ').includes('Cookie')).toBe(false);
});
