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
  [['RSC', '1', 'rsc', '1'], { rsc: '1, 1' }, true],
  [['RSC', '', 'Host', 'a', 'RSC', ''], { rsc: ', ' }, true],
  [['RSC', '1, 1'], { rsc: '1, 1' }, false],
  [['RSC', '1', 'X', 'rsc'], { rsc: '1' }, false],
  [['Accept', 'a', 'Accept', 'b'], { accept: 'a, b' }, false],
])('detects repeated relevant headers in %j %j: %j', (rawHeaders, headers, isDoubled) => {
  expect(hasDoubledHeader(sent(rawHeaders, headers), ['rsc', 'save-data'])).toBe(isDoubled);
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
])('accepts the host %j: %j', (host, isOwn) => {
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
])('recognizes the image %s as one of the shop: %j', (path, isOwn) => {
  expect(isOwnImage(optimizedUrl(path, 64))).toBe(isOwn);
});

test.each(['&x=1', '&q=75', '#a'])('rejects an image address with %s appended', (more) => {
  expect(isOwnImage(`${optimizedUrl('/media/a.webp', 64)}${more}`)).toBe(false);
});

test('rejects an image address without a source or a width', () => {
  expect(isOwnImage('/_next/image')).toBe(false);
  expect(isOwnImage('/_next/image?url=%2Fmedia%2Fa.webp')).toBe(false);
});

test.each([
  ['GET', true],
  ['HEAD', true],
  ['POST', false],
  ['OPTIONS', false],
])('treats %s as a read: %j', (method, reads) => {
  expect(isReadRequest({ method } as IncomingMessage)).toBe(reads);
});

test('recognizes addresses below the folders of the API', () => {
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
