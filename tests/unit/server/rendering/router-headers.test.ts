import { expect, test } from 'vitest';
import {
  isInternalHeader,
  isKnownHeader,
  isRscAnswer,
  readRouterHeaders,
  routerVary,
} from '@/server/rendering/next/router-headers';
import { unrecognisedCounts } from '@/server/rendering/next/unrecognised';

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
  'who asks with %j gets HTML, whatever else it sends',
  (headers) => {
    expect(readRouterHeaders(headers, 'uz')).toEqual({ kind: 'html', forwarded: {} });
  },
);

test('the router of Next gets its own format', () => {
  expect(readRouterHeaders({ rsc: '1' }, 'uz')).toEqual({ kind: 'rsc', forwarded: nothing });
});

test.each([
  ['1', true],
  ['2', true],
  ['3', true],
  ['0', false],
  ['yes', false],
])('of prefetches %j is forwarded: %j', (value, isForwarded) => {
  expect(read({ 'next-router-prefetch': value })).toEqual(
    isForwarded ? { rsc: '1', 'next-router-prefetch': value } : nothing,
  );
});

test.each([
  ['/_tree', '1', true],
  ['/_tree', '0', false],
  ['/about', '1', false],
])('of segments %j with the prefetch %j is forwarded: %j', (segment, prefetch, isForwarded) => {
  const forwarded = read({
    'next-router-prefetch': prefetch,
    'next-router-segment-prefetch': segment,
  });
  expect('next-router-segment-prefetch' in forwarded).toBe(isForwarded);
  if (isForwarded) expect(forwarded['next-router-segment-prefetch']).toBe('/_tree');
});

test('a router that has the layout of this language gets the page alone', () => {
  expect(withState(stateOf('uz'))).toEqual(layoutOnly);
  expect(withState(stateOf('uz', { children: ['', {}] }))).toEqual(layoutOnly);
});

test('one that asks for the metadata gets that alone', () => {
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
  ['that asks for all anew', [...stateOf('uz'), null, 'refetch']],
  ['that asks for the layout anew', stateOf('uz', { children: ['', {}] }, null, 'refetch')],
  ['without a page', stateOf('uz', {})],
  ['without a layout', ['', {}]],
  ['that is a text', 'uz'],
  ['that is null', null],
])('a state %s is the same to Next as none', (_what, state) => {
  expect(withState(state)).toEqual(nothing);
});

test.each([[''], ['%'], ['no JSON'], [encodeURIComponent('[')]])(
  'a state that cannot be read, %j, is none',
  (text) => {
    expect(read({ 'next-router-state-tree': text })).toEqual(nothing);
  },
);

test('a state is read up to a length', () => {
  const text = encode(stateOf('uz'));
  const longest = text + ' '.repeat(16_384 - text.length);
  expect(read({ 'next-router-state-tree': longest })).toEqual(layoutOnly);
  expect(read({ 'next-router-state-tree': `${longest} ` })).toEqual(nothing);
});

const known = 'rsc, next-router-state-tree, next-router-prefetch, next-router-segment-prefetch';

test('what a page varies by is said whole, and what is new in it is counted', () => {
  expect(routerVary(undefined)).toBe(known);
  expect(routerVary('RSC,Next-Router-State-Tree , Accept-Encoding, Next-Url,')).toBe(known);
  expect(unrecognisedCounts().varyHeader ?? 0).toBe(0);
  expect(routerVary('rsc, X-New')).toBe(`${known}, x-new`);
  expect(unrecognisedCounts().varyHeader).toBe(1);
});

test.each([
  ['rsc', true],
  ['next-router-prefetch', true],
  ['next-router-segment-prefetch', true],
  ['next-router-state-tree', true],
  ['next-url', true],
  ['next-hmr-refresh', true],
  ['accept-encoding', false],
  ['x-new', false],
])('a page may vary by %s: %j', (name, isKnown) => {
  expect(isKnownHeader(name)).toBe(isKnown);
});

test.each([
  [{ 'content-type': 'text/x-component' }, true],
  [{ 'content-type': 'text/x-component; charset=utf-8' }, true],
  [{ 'content-type': 'text/html' }, false],
  [{}, false],
])('%j is an answer for the router: %j', (headers, is) => {
  expect(isRscAnswer(headers)).toBe(is);
});

test.each([
  ['connection', true],
  ['etag', true],
  ['x-middleware-rewrite', true],
  ['x-middleware-', true],
  ['content-type', false],
  ['link', false],
  ['x-date', false],
  ['dates', false],
  ['not-x-middleware-rewrite', false],
])('%s is of this connection or of Next: %j', (name, is) => {
  expect(isInternalHeader(name)).toBe(is);
});
