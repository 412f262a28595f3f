import { createHash } from 'node:crypto';
import { pageTags } from '@/lib/domain/routes';
import { tagIn } from '@/lib/domain/world';
import { envServer } from '@/lib/env.server';
import {
  type Bodies,
  bytesOf,
  compressQuickly,
  compressThoroughly,
  type Encoding,
  isCompressible,
} from '@/server/http/compress';
import { policyOf } from '@/server/http/csp';
import { LIGHT_HEADERS } from '@/server/http/save-data';
import { securityHeaders } from '@/server/http/security-headers';
import type { Rendered } from '@/server/next/render';
import type { Split } from '@/server/paint/defer-hydration';
import type { PageRequest } from './cache-key';

/** A finished answer: bytes and headers that need no more work when they are sent. */
export type Page = {
  status: number;
  headers: string[];
  etag: string;
  bodies: Bodies;
  /** What its scripts start from, where that is not in its HTML. */
  script?: { digest: string; bodies: Bodies };
  tags: readonly string[];
  madeAt: number;
  outdated: boolean;
  bytes: number;
};

type Options = { isHttps: boolean; siteUrl: string; now: number };

/** What belongs to the connection between Next and this server, and what is decided here anew. */
const ownHeaders =
  /^(connection|keep-alive|transfer-encoding|date|content-length|content-encoding|etag|vary|refresh|x-powered-by|x-middleware-.*)$/;

const hasMap = envServer.YANDEX_MAPS_KEY !== undefined;

const keepableStatuses = new Set([200, 308, 404, 410]);

/** Never an answer that sets a cookie, and never a failure. */
export function isKeepable({ status, headers }: Rendered): boolean {
  return keepableStatuses.has(status) && headers['set-cookie'] === undefined;
}

/**
 * A page that fails while it is rendered for client navigation still answers 200: the error is a
 * row of its payload.
 */
export function isFailure({ status, headers, body }: Rendered): boolean {
  if (status >= 500) return true;
  return isRsc(headers) && /^[0-9a-f]+:E\{"digest":"\d/m.test(body.toString('latin1'));
}

export async function toKeptPage(
  rendered: Split,
  request: PageRequest,
  options: Options,
): Promise<Page> {
  const page = outline(rendered, request, options);
  const { body, script } = rendered;
  const [bodies, data] = await Promise.all([
    isCompressible(contentType(rendered)) ? compressThoroughly(body) : { identity: body },
    script ? compressThoroughly(script.body) : {},
  ]);
  return {
    ...page,
    bodies,
    ...(script && { script: { digest: script.digest, bodies: data } }),
    bytes: weigh(page.headers, bodies) + bytesOf(data),
  };
}

export async function toPassingPage(
  rendered: Split,
  request: PageRequest,
  options: Options & { encoding: Encoding },
): Promise<Page> {
  const encoding = isCompressible(contentType(rendered)) ? options.encoding : 'identity';
  const bodies = await compressQuickly(rendered.body, encoding);
  return { ...outline(rendered, request, options), bodies, bytes: 0 };
}

/** Known before it is rendered: nothing that it shows adds to them. */
export function tagsOf({ pathname, menu, world }: PageRequest): string[] {
  return pageTags(pathname, menu).map((tag) => tagIn(world, tag));
}

function outline(rendered: Split, request: PageRequest, options: Options) {
  const digest = createHash('sha256').update(rendered.body).digest('base64url').slice(0, 27);
  const etag = `W/"${digest}"`;
  return {
    status: rendered.status,
    headers: headersOf(rendered, request, { ...options, etag }),
    etag,
    tags: tagsOf(request),
    madeAt: options.now,
    outdated: false,
  };
}

function headersOf(
  rendered: Split,
  request: PageRequest,
  { isHttps, siteUrl, etag }: Options & { etag: string },
): string[] {
  const isHtml = contentType(rendered).startsWith('text/html');
  const headers: Record<string, string | string[] | undefined> = {
    ...Object.fromEntries(
      Object.entries(rendered.headers).filter(([name]) => !ownHeaders.test(name)),
    ),
    ...securityHeaders({ isHttps }),
    etag,
    vary: varyOf(request),
    ...(isHtml
      ? {
          'accept-ch': 'ECT',
          'content-security-policy': policyOf(rendered.body.toString(), {
            ...{ isHttps, hasMap, styles: rendered.styles },
          }),
        }
      : {}),
  };
  if (isHtml || isRsc(rendered.headers) || rendered.status >= 300) {
    // Not 'no-store': the browser's Back shows the page it has.
    headers['cache-control'] = 'private, no-cache';
  }
  const { location } = rendered.headers;
  if (location?.startsWith(`${siteUrl}/`)) headers.location = location.slice(siteUrl.length);
  return Object.entries(headers).flatMap(([name, value]) =>
    [value ?? []].flat().flatMap((one) => [name, one]),
  );
}

function varyOf({ pathname }: PageRequest): string {
  const router = 'rsc, next-router-state-tree, next-router-prefetch, next-router-segment-prefetch';
  const isPrefixed = pathname === '/ru' || pathname.startsWith('/ru/');
  return `Accept-Encoding, ${LIGHT_HEADERS}, ${router}${isPrefixed ? '' : ', Cookie'}`;
}

function contentType({ headers }: Rendered): string {
  return headers['content-type'] ?? '';
}

function isRsc(headers: Rendered['headers']): boolean {
  return headers['content-type']?.startsWith('text/x-component') ?? false;
}

/** Bodies, headers and what an entry costs besides. */
function weigh(headers: string[], bodies: Bodies): number {
  const written = headers.reduce((sum, text) => sum + text.length, 0);
  return bytesOf(bodies) + written + 1024;
}
