import { expect, test } from 'vitest';
import {
  isInternalHeader,
  isKnownHeader,
  isRscResponse,
  readRouterHeaders,
  routerVary,
} from '@/server/rendering/next/router-headers';
import { unrecognizedCounts } from '@/server/rendering/next/unrecognized';

const encode = (state: unknown) => encodeURIComponent(JSON.stringify(state));
const stateOf = (
  locale: string,
  rest: object = { children: ['about', {}] },
  ...more: unknown[]
) => ['', { children: [['locale', locale, 'd', null], rest, ...more] }];
const read = (headers: Record<string, string>) =>
  readRouterHeaders({ rsc: '1', ...headers }, 'uz').forwarded;
const withState = (state: unknown) => read({ 'next-router-state-tree': encode(state) });
const layoutOnly = {
  rsc: '1',
  'next-router-state-tree': encode(stateOf('uz', { children: ['', {}] })),
};
const metadataOnly = {
  rsc: '1',
  'next-router-state-tree': encode(['', {}, null, 'metadata-only']),
};
const nothing = { rsc: '1' };

test.each([[{}], [{ rsc: '0' }], [{ rsc: '' }], [{ 'next-router-prefetch': '1' }]])(
  'treats a request with %j as a request for HTML',
  (headers) => {
    expect(readRouterHeaders(headers, 'uz')).toEqual({ kind: 'html', forwarded: {} });
  },
);

test("treats a request with the RSC header as a request from Next's router", () => {
  expect(readRouterHeaders({ rsc: '1' }, 'uz')).toEqual({ kind: 'rsc', forwarded: nothing });
});

test.each(['1', '2', '3'])('forwards the prefetch header "%s"', (value) => {
  expect(read({ 'next-router-prefetch': value })).toEqual({
    rsc: '1',
    'next-router-prefetch': value,
  });
});

test.each(['0', 'yes'])('drops the prefetch header "%s"', (value) => {
  expect(read({ 'next-router-prefetch': value })).toEqual(nothing);
});

test.each([
  ['forwards the tree segment of a prefetch', '/_tree', '1', true],
  ['drops the tree segment without a prefetch', '/_tree', '0', false],
  ['drops a page segment of a prefetch', '/about', '1', false],
])('%s', (_title, segment, prefetch, isForwarded) => {
  const forwarded = read({
    'next-router-prefetch': prefetch,
    'next-router-segment-prefetch': segment,
  });
  expect('next-router-segment-prefetch' in forwarded).toBe(isForwarded);
  if (isForwarded) expect(forwarded['next-router-segment-prefetch']).toBe('/_tree');
});

test('requests only the page for a router that has the layout of this language', () => {
  expect(withState(stateOf('uz'))).toEqual(layoutOnly);
  expect(withState(stateOf('uz', { children: ['', {}] }))).toEqual(layoutOnly);
});

test('forwards a router state that requests only the metadata', () => {
  expect(withState(['', {}, null, 'metadata-only'])).toEqual(metadataOnly);
  expect(withState([...stateOf('uz'), null, 'metadata-only'])).toEqual(metadataOnly);
});

test.each<[string, unknown]>([
  ['of another language', stateOf('ru')],
  [
    'of another parameter',
    ['', { children: [['group', 'uz', 'd', null], { children: ['', {}] }] }],
  ],
  ['of another root', ['shop', { children: [['locale', 'uz'], { children: ['', {}] }] }]],
  ['of another root, for its metadata', ['shop', {}, null, 'metadata-only']],
  ['that requests everything again', [...stateOf('uz'), null, 'refetch']],
  ['that requests the layout again', stateOf('uz', { children: ['', {}] }, null, 'refetch')],
  ['without a page', stateOf('uz', {})],
  ['without a layout', ['', {}]],
  ['that is a string', 'uz'],
  ['that is null', null],
])('drops a router state %s', (_what, state) => {
  expect(withState(state)).toEqual(nothing);
});

test.each([[''], ['%'], ['no JSON'], [encodeURIComponent('[')]])(
  'drops the unreadable router state %j',
  (text) => {
    expect(read({ 'next-router-state-tree': text })).toEqual(nothing);
  },
);

test('drops a router state that exceeds the length limit', () => {
  const text = encode(stateOf('uz'));
  const longest = text + ' '.repeat(16_384 - text.length);
  expect(read({ 'next-router-state-tree': longest })).toEqual(layoutOnly);
  expect(read({ 'next-router-state-tree': `${longest} ` })).toEqual(nothing);
});

const known = 'rsc, next-router-state-tree, next-router-prefetch, next-router-segment-prefetch';

test('returns the complete Vary header and counts the unknown names in it', () => {
  expect(routerVary(undefined)).toBe(known);
  expect(routerVary('RSC,Next-Router-State-Tree , Accept-Encoding, Next-Url,')).toBe(known);
  expect(unrecognizedCounts().varyHeader ?? 0).toBe(0);
  expect(routerVary('rsc, X-New')).toBe(`${known}, x-new`);
  expect(unrecognizedCounts().varyHeader).toBe(1);
});

test.each([
  'rsc',
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'next-router-state-tree',
  'next-url',
  'next-hmr-refresh',
])('recognizes the name %s in a Vary header', (name) => {
  expect(isKnownHeader(name)).toBe(true);
});

test.each(['accept-encoding', 'x-new'])(
  'does not recognize the name %s in a Vary header',
  (name) => {
    expect(isKnownHeader(name)).toBe(false);
  },
);

test.each([
  { 'content-type': 'text/x-component' },
  { 'content-type': 'text/x-component; charset=utf-8' },
])('treats a response with %j as an RSC payload', (headers) => {
  expect(isRscResponse(headers)).toBe(true);
});

test.each([{ 'content-type': 'text/html' }, {}])(
  'does not treat a response with %j as an RSC payload',
  (headers) => {
    expect(isRscResponse(headers)).toBe(false);
  },
);

test.each(['connection', 'etag', 'x-middleware-rewrite', 'x-middleware-'])(
  'treats the header %s as internal',
  (name) => {
    expect(isInternalHeader(name)).toBe(true);
  },
);

test.each(['content-type', 'link', 'x-date', 'dates', 'not-x-middleware-rewrite'])(
  'does not treat the header %s as internal',
  (name) => {
    expect(isInternalHeader(name)).toBe(false);
  },
);
