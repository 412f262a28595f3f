import type { IncomingHttpHeaders } from 'node:http';
import { noteUnrecognised } from './unrecognised';

/**
 * Expects that Next chooses what of a page its client gets by these request headers alone (`_rsc` in
 * the address is only their digest). A request with another `next-…` header is handed to Next with
 * it, and its answer is not cached.
 */
const routerHeaders = [
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'next-router-state-tree',
  'next-url',
] as const;
const knownHeaders = new Set<string>(routerHeaders);

/** Of server actions and of `next dev`, which this shop does not have or does not serve so. */
const ignoredHeaders = new Set(['next-action', 'next-hmr-refresh']);

export const RSC_QUERY = '_rsc';

const vary = [
  'rsc',
  'next-router-state-tree',
  'next-router-prefetch',
  'next-router-segment-prefetch',
];

/** Headers of Next's answer that are about this connection, or about how Next found the page. */
const internalHeaders =
  /^(connection|keep-alive|transfer-encoding|date|content-length|content-encoding|etag|vary|refresh|x-powered-by|x-middleware-.*)$/;

type RouterRequest = { kind: 'html' | 'rsc'; forwarded: Record<string, string>; isKnown: boolean };

export function readRouterHeaders(headers: IncomingHttpHeaders): RouterRequest {
  const kind = headers.rsc === '1' ? 'rsc' : 'html';
  const unknown = Object.keys(headers).filter(isUnknown);
  for (const name of unknown) noteUnrecognised('routerHeader', name);
  const names = kind === 'rsc' ? [...routerHeaders, ...unknown] : unknown;
  return {
    kind,
    forwarded: { ...(kind === 'rsc' ? { rsc: '1' } : {}), ...pick(headers, names) },
    isKnown: unknown.length === 0,
  };
}

/** What a page varies by for Next, in the words of its Vary header. */
export function routerVary(nextVary: string | undefined): string {
  const unknown = unknownVary(nextVary);
  for (const name of unknown) noteUnrecognised('varyHeader', name);
  return [...vary, ...unknown].join(', ');
}

export function unknownVary(nextVary = ''): string[] {
  const names = nextVary.toLowerCase().split(',');
  return names.map((name) => name.trim()).filter((name) => name !== '' && !isVaryKnown(name));
}

export function isRscAnswer(headers: IncomingHttpHeaders): boolean {
  return headers['content-type']?.startsWith('text/x-component') ?? false;
}

export function isInternalHeader(name: string): boolean {
  return internalHeaders.test(name);
}

/** The page itself names what is to be fetched ahead of it: neither fonts nor stylesheets. */
export function withoutPreloadLinks(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const { link = '', ...rest } = headers;
  const links = String(link).split(/,\s*(?=<)/);
  const left = links.filter((one) => one !== '' && !/as="(?:font|style)"/.test(one));
  return { ...rest, ...(left.length > 0 ? { link: left.join(', ') } : {}) };
}

function isUnknown(name: string): boolean {
  return name.startsWith('next-') && !knownHeaders.has(name) && !ignoredHeaders.has(name);
}

function isVaryKnown(name: string): boolean {
  return vary.includes(name) || knownHeaders.has(name) || name === 'accept-encoding';
}

function pick(headers: IncomingHttpHeaders, names: readonly string[]): Record<string, string> {
  const values = names.map((name) => [name, headers[name]] as const);
  return Object.fromEntries(
    values.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
