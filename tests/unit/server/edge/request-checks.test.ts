import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { optimizedUrl } from '@/lib/next/addresses';
import {
  hasDoubledHeader,
  isApiPath,
  isOwnHost,
  isOwnImage,
  isReadRequest,
  isUnder,
} from '@/server/edge/request-checks';

const sent = (rawHeaders: string[], headers: Record<string, string>) => ({ rawHeaders, headers });

test.each([
  [['RSC', '1', 'rsc', '1'], { rsc: '1, 1' }],
  [['RSC', '', 'Host', 'a', 'RSC', ''], { rsc: ', ' }],
])('detects that %j repeats a relevant header', (rawHeaders, headers) => {
  expect(hasDoubledHeader(sent(rawHeaders, headers), ['rsc', 'save-data'])).toBe(true);
});

test.each([
  [['RSC', '1, 1'], { rsc: '1, 1' }],
  [['RSC', '1', 'X', 'rsc'], { rsc: '1' }],
  [['Accept', 'a', 'Accept', 'b'], { accept: 'a, b' }],
])('finds no repeated relevant header in %j', (rawHeaders, headers) => {
  expect(hasDoubledHeader(sent(rawHeaders, headers), ['rsc', 'save-data'])).toBe(false);
});

test.each([
  'shop.test',
  'SHOP.test',
  'shop.test:3000',
  'shop.test:',
  'localhost',
  'shop-pc:3000',
  '127.0.0.1:3000',
  '[::1]',
  '[::1]:3000',
])('accepts the host %j', (host) => {
  expect(isOwnHost(host, 'https://shop.test')).toBe(true);
});

test.each([
  'shop.test.evil.test',
  'evil.test',
  'a.shop.test',
  '1.2.3.4.evil.test',
  'evil.1.2.3.4',
  '1.2.3',
  'shop.test:3000x',
  'evil.test:localhost',
  '',
])('rejects the host %j', (host) => {
  expect(isOwnHost(host, 'https://shop.test')).toBe(false);
});

test('rejects a request without a host', () => {
  expect(isOwnHost(undefined, 'https://shop.test')).toBe(false);
});

test.each(['/media/a.webp', '/media/a/b.webp', '/media/choynak%201.webp'])(
  "accepts the shop's own image %s",
  (path) => {
    expect(isOwnImage(optimizedUrl(path, 64))).toBe(true);
  },
);

test.each([
  '/media//a.webp',
  '/mediax/a.webp',
  '/logo.svg',
  '/media/../a.webp',
  '/media/a.webp?v=1',
  '/media/a%2Fb.webp',
  '/media/%',
  'https://evil.test/media/a.webp',
])("rejects the image %s, which is not the shop's own", (path) => {
  expect(isOwnImage(optimizedUrl(path, 64))).toBe(false);
});

test.each(['&x=1', '&q=75', '#a'])('rejects an image address with %s appended', (more) => {
  expect(isOwnImage(`${optimizedUrl('/media/a.webp', 64)}${more}`)).toBe(false);
});

test('rejects an image address without a source or a width', () => {
  expect(isOwnImage('/_next/image')).toBe(false);
  expect(isOwnImage('/_next/image?url=%2Fmedia%2Fa.webp')).toBe(false);
});

test.each(['GET', 'HEAD'])('treats the method %s as a read', (method) => {
  expect(isReadRequest({ method } as IncomingMessage)).toBe(true);
});

test.each(['POST', 'OPTIONS'])('treats the method %s as a write', (method) => {
  expect(isReadRequest({ method } as IncomingMessage)).toBe(false);
});

test('recognizes paths that belong to the API', () => {
  const paths = [
    '/api/v1/x',
    '/media/a',
    '/api/v1',
    '/media',
    '/api/v1x',
    '/mediax/a',
    '/a/media/b',
  ];
  expect(paths.map(isApiPath)).toEqual([true, true, false, false, false, false, false]);
  expect([isUnder('/a/b', '/a'), isUnder('/a', '/a'), isUnder('/ab', '/a')]).toEqual([
    true,
    false,
    false,
  ]);
});
