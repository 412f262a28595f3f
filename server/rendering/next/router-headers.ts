import type { IncomingHttpHeaders } from 'node:http';
import { noteUnrecognized } from './unrecognized';

/**
 * Expects that Next selects the parts of a page only by the request headers in `routerHeaders`
 * (`_rsc` in the address is just their digest), and that the shop has no intercepted routes, for
 * which Next would read `next-url`. Only two parts of the router state affect the response: whether
 * it has the layout of this language, and whether it requests only the metadata. All other values
 * are dropped.
 */
const prefetches = ['1', '2', '3'];
const ROUTE_TREE = '/_tree';
const STATE_LENGTH_MAX = 16_384;
const METADATA_ONLY = 'metadata-only';
const metadataOnly = ['', {}, null, METADATA_ONLY];

/** The request headers by which Next's router selects a payload. */
export const routerHeaders = [
  'rsc',
  'next-router-state-tree',
  'next-router-prefetch',
  'next-router-segment-prefetch',
];
/**
 * Further request headers of Next's router, which do not change the payload. The last header exists
 * only in `next dev`.
 */
const withoutEffect = ['next-url', 'next-hmr-refresh'];

/** Headers of Next's response that concern its connection or how Next found the page. */
const internalHeaders =
  /^(connection|keep-alive|transfer-encoding|date|content-length|content-encoding|etag|vary|refresh|x-powered-by|x-middleware-.*)$/;

type RouterRequest = { kind: 'html' | 'rsc'; forwarded: Record<string, string> };

/**
 * Returns the router's headers in a normalized form, so that clients cannot create arbitrary
 * variants of a page.
 */
export function readRouterHeaders(headers: IncomingHttpHeaders, locale: string): RouterRequest {
  if (headers.rsc !== '1') return { kind: 'html', forwarded: {} };
  const prefetch = prefetches.find((one) => one === headers['next-router-prefetch']);
  const isRouteTree = headers['next-router-segment-prefetch'] === ROUTE_TREE;
  const state = stateFor(String(headers['next-router-state-tree'] ?? ''), locale);
  return {
    kind: 'rsc',
    forwarded: {
      rsc: '1',
      ...(prefetch && { 'next-router-prefetch': prefetch }),
      ...(prefetch && isRouteTree && { 'next-router-segment-prefetch': ROUTE_TREE }),
      ...(state && { 'next-router-state-tree': encodeURIComponent(JSON.stringify(state)) }),
    },
  };
}

/**
 * Returns the parts of the router state that affect the response. Expects `[segment, { children:
 * state }, …, marker]`, where the marker requests this part again.
 */
function stateFor(text: string, locale: string): readonly unknown[] | null {
  if (text === '' || text.length > STATE_LENGTH_MAX) return null;
  try {
    const [root, children, , marker] = JSON.parse(decodeURIComponent(text));
    if (root !== '') return null;
    if (marker === METADATA_ONLY) return metadataOnly;
    const [segment, rest, , ofLayout] = children.children;
    const [parameter, value] = segment;
    const isWhole = !marker && !ofLayout && typeof rest.children === 'object';
    return parameter === 'locale' && value === locale && isWhole ? layoutOnly(locale) : null;
  } catch {
    return null;
  }
}

/** Returns the state of a router that has the layout of this language and is missing the page. */
function layoutOnly(locale: string): readonly unknown[] {
  return ['', { children: [['locale', locale, 'd', null], { children: ['', {}] }] }];
}

/** Returns the value that Next's part of the `Vary` header must have. */
export function routerVary(nextVary: string | undefined): string {
  const unknown = unknownVary(nextVary);
  for (const name of unknown) noteUnrecognized('varyHeader', name);
  return [...routerHeaders, ...unknown].join(', ');
}

/** Lists the names in a `Vary` header of Next that this code does not support. */
export function unknownVary(nextVary = ''): string[] {
  const names = nextVary.toLowerCase().split(',');
  const isNew = (name: string) => !isKnownHeader(name) && !['', 'accept-encoding'].includes(name);
  return names.map((name) => name.trim()).filter(isNew);
}

/** Returns whether this code supports the request header of Next's router. */
export function isKnownHeader(name: string): boolean {
  return routerHeaders.includes(name) || withoutEffect.includes(name);
}

/** Returns whether a response from Next is an RSC payload. */
export function isRscResponse(headers: IncomingHttpHeaders): boolean {
  return headers['content-type']?.startsWith('text/x-component') ?? false;
}

/** Returns whether a response header concerns only the connection to Next or Next's own server. */
export function isInternalHeader(name: string): boolean {
  return internalHeaders.test(name);
}
