import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import {
  acceptedEncoding,
  compressQuickly,
  compressThoroughly,
  isCompressible,
  pickBody,
} from '@/server/http/compress';

const body = Buffer.from('Oʻzbekiston '.repeat(500));

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['br;q=0.0,gzip;q=0', 'identity'],
  ['GZIP', 'gzip'],
  ['brotli', 'identity'],
  [undefined, 'identity'],
])('Accept-Encoding %j is answered with %s (B-31)', (header, encoding) => {
  expect(acceptedEncoding(header)).toBe(encoding);
});

test('a cached page is the same in brotli, gzip and uncompressed (B-31)', async () => {
  const bodies = await compressThoroughly(body);

  expect(brotliDecompressSync(pickBody(bodies, 'br')[1])).toEqual(body);
  expect(gunzipSync(pickBody(bodies, 'gzip')[1])).toEqual(body);
  expect(pickBody(bodies, 'identity')).toEqual(['identity', body]);
});

test('an uncached page is compressed only in the requested encoding (B-31)', async () => {
  const bodies = await compressQuickly(body, 'gzip');

  expect(Object.keys(bodies)).toEqual(['gzip']);
});

test.each([
  ['text/html; charset=utf-8', true],
  ['text/x-component', true],
  ['application/json', true],
  ['application/ld+json', true],
  ['image/svg+xml', true],
  ['text/javascript', true],
  ['image/webp', false],
  ['font/woff2', false],
])('%s is worth compressing: %s', (type, isWorth) => {
  expect(isCompressible(type)).toBe(isWorth);
});
