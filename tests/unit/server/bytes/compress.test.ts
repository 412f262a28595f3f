import { Readable } from 'node:stream';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import {
  acceptedEncoding,
  bytesOf,
  compressAgain,
  compressor,
  compressQuickly,
  compressThoroughly,
  gzipOfBrotli,
  isCompressible,
  pickBody,
} from '@/server/bytes/compress';

const body = Buffer.from('Oʻzbekiston '.repeat(500));

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['br;q=0.0,gzip;q=0', 'identity'],
  ['br; q=0, gzip; q=0 ', 'identity'],
  ['GZIP', 'gzip'],
  ['brotli', 'identity'],
])('for Accept-Encoding %j, selects the encoding %s (B-31)', (header, encoding) => {
  expect(acceptedEncoding(header)).toBe(encoding);
});

test('selects no compression for a request without Accept-Encoding (B-31)', () => {
  expect(acceptedEncoding(undefined)).toBe('identity');
});

test('returns the same page compressed with Brotli, with gzip and uncompressed (B-31)', async () => {
  const bodies = await compressThoroughly(body);

  expect(brotliDecompressSync(pickBody(bodies, 'br')[1])).toEqual(body);
  expect(gunzipSync(await gzipOfBrotli(bodies.br))).toEqual(body);
  expect(pickBody(bodies, 'identity')).toEqual(['identity', body]);
});

test.each(['br', 'gzip', 'identity'] as const)(
  'sends a body stored as %s without compression if another encoding is needed',
  async (encoding) => {
    const other = encoding === 'gzip' ? 'br' : 'gzip';
    expect(pickBody(await compressQuickly(body, encoding), other)).toEqual(['identity', body]);
  },
);

test.each(['br', 'gzip', 'identity'] as const)(
  'prepares an uncached page only in the requested encoding, %s (B-31)',
  async (encoding) => {
    const bodies = await compressQuickly(body, encoding);
    expect(Object.keys(bodies)).toEqual([encoding]);
    const read = { br: brotliDecompressSync, gzip: gunzipSync, identity: (whole: Buffer) => whole };
    expect(read[encoding](bodies[encoding] ?? Buffer.alloc(0))).toEqual(body);
  },
);

test.each(['br', 'gzip'] as const)('compresses a stream in %s without loss', async (encoding) => {
  const chunks: Buffer[] = [];
  for await (const chunk of Readable.from([body]).pipe(compressor(encoding))) chunks.push(chunk);
  const read = { br: brotliDecompressSync, gzip: gunzipSync };
  expect(read[encoding](Buffer.concat(chunks))).toEqual(body);
});

test('copies recompressed bytes, so that the larger original buffer can be freed', async () => {
  const { br } = await compressThoroughly(body);
  const whole = Buffer.concat([br, Buffer.alloc(100_000)]);
  const bodies = { br: whole.subarray(0, br.length) };

  await compressAgain(bodies);

  expect(bodies.br.buffer.byteLength).toBe(Buffer.from('of the pool').buffer.byteLength);
});

test('recompresses a cached Brotli page without changing its content', async () => {
  const bodies = await compressThoroughly(body);
  await compressAgain(bodies);
  expect(brotliDecompressSync(bodies.br)).toEqual(body);
  const none = { gzip: await gzipOfBrotli(bodies.br) };
  await compressAgain(none);
  expect(Object.keys(none)).toEqual(['gzip']);
});

test.each([
  'text/html; charset=utf-8',
  'text/x-component',
  'application/json',
  'application/ld+json',
  'image/svg+xml',
  'text/javascript',
])('compresses %s', (type) => {
  expect(isCompressible(type)).toBe(true);
});

test.each(['image/webp', 'font/woff2'])('does not compress %s', (type) => {
  expect(isCompressible(type)).toBe(false);
});

test('counts the bytes of a page in all its encodings', () => {
  expect(bytesOf({ br: Buffer.alloc(3), gzip: Buffer.alloc(4) })).toBe(7);
  expect(bytesOf({})).toBe(0);
});
