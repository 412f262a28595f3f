import { inlineCodeIn } from 'deferred-hydration/document';
import { DEFAULT_LOCALE, LOCALE_COOKIE } from '@/lib/constants';
import { scopedTag } from '@/lib/domain/routing/request-scope';
import { pageTags } from '@/lib/domain/routing/routes';
import { SAVE_DATA_HEADERS } from '@/lib/domain/save-data';
import { envServer } from '@/lib/env.server';
import {
  type Bodies,
  bytesOf,
  compressAgain,
  compressQuickly,
  compressThoroughly,
  type Encoding,
  etagOf,
  isCompressible,
} from '@/server/bytes/compress';
import { policyOf, securityHeaders } from '@/server/edge/security-headers';
import type { PageDocument, Rendered } from '@/server/rendering/next/render';
import {
  isInternalHeader,
  isRscResponse,
  routerVary,
} from '@/server/rendering/next/router-headers';
import type { Site } from '@/server/site';
import type { PageRequest } from './cache-key';

export type Page = {
  status: number;
  headers: string[];
  etag: string;
  bodies: Bodies;
  /** The RSC payload, if it has been split from the HTML. */
  payload?: { digest: string; bodies: Bodies };
  tags: readonly string[];
  /**
   * The time of the render by the clock of its `PageServer`: monotonic in the storefront, wall
   * clock in Redis.
   */
  renderedAt: number;
  /**
   * The time when the content of the page expires (a sale ends, a delivery day changes), in
   * milliseconds since 1970 by this machine's clock. Undefined if it does not expire.
   */
  expiresAt?: number;
  isInvalidated: boolean;
  bytes: number;
  /** The language cookie that the middleware set on this page, for shoppers without it. */
  languageCookie?: string;
};

/** Returns whether the content of the page is still valid. */
export function isTrueAt(now: number, { expiresAt }: Pick<Page, 'expiresAt'>): boolean {
  return expiresAt === undefined || now < expiresAt;
}

export type FinishedPage = {
  page: Omit<Page, 'renderedAt'>;
  /** Milliseconds since the render was requested. Set only for pages of other storefronts. */
  ageMs?: number;
  isKnown: boolean;
  isCacheable: boolean;
  /** Whether the response has a status but no body. */
  isEmpty: boolean;
};

const hasMap = envServer.YANDEX_MAPS_KEY !== undefined;

const cacheableStatuses = new Set([200, 308, 404, 410]);

/**
 * Returns whether a response may be cached. Failures and responses that set a shopper's personal
 * cookie must not be cached.
 */
export function isCacheable({ status, headers }: Rendered): boolean {
  const personal = headers['set-cookie']?.filter((cookie) => !isLanguageCookie(cookie)) ?? [];
  return cacheableStatuses.has(status) && personal.length === 0;
}

function isLanguageCookie(cookie: string): boolean {
  return cookie.startsWith(`${LOCALE_COOKIE}=`);
}

/**
 * Returns the language cookie without `Expires`, which would be relative to the render. `Max-Age`
 * is relative to each response.
 */
function languageCookieOf({ headers }: Rendered): string | undefined {
  return headers['set-cookie']?.find(isLanguageCookie)?.replace(/; Expires=[^;]*/i, '');
}

/** Creates a page for the cache, compressed with Brotli. */
export async function toCachedPage(
  rendered: PageDocument,
  request: PageRequest,
  options: Site,
): Promise<FinishedPage['page']> {
  const page = outline(rendered, request, options);
  const { body, payload } = rendered;
  const [bodies, data] = await Promise.all([
    isCompressible(contentType(rendered)) ? compressThoroughly(body) : { identity: body },
    payload ? compressThoroughly(payload.body) : {},
  ]);
  return {
    ...page,
    bodies,
    bytes: weigh(page.headers, bodies) + bytesOf(data),
    ...(payload ? { payload: { digest: payload.digest, bodies: data } } : {}),
  };
}

/** Creates a page for a single request, compressed only in the encoding that its client accepts. */
export async function toUncachedPage(
  rendered: PageDocument,
  request: PageRequest,
  options: Site & { encoding: Encoding },
): Promise<FinishedPage['page']> {
  const encoding = isCompressible(contentType(rendered)) ? options.encoding : 'identity';
  const bodies = await compressQuickly(rendered.body, encoding);
  return { ...outline(rendered, request, options), bodies, bytes: 0 };
}

/**
 * Returns the cache tags of a page. They are derived from the address before the page is rendered.
 */
export function tagsOf({ pathname, menu, scope }: PageRequest): string[] {
  return pageTags(pathname, menu).map((tag) => scopedTag(scope, tag));
}

function outline(rendered: PageDocument, request: PageRequest, options: Site) {
  const etag = etagOf(rendered.body);
  const languageCookie = languageCookieOf(rendered);
  return {
    status: rendered.status,
    headers: headersOf(rendered, request, { ...options, etag }),
    etag,
    tags: tagsOf(request),
    isInvalidated: false,
    ...(languageCookie && { languageCookie }),
  };
}

function headersOf(
  rendered: PageDocument,
  request: PageRequest,
  { etag, ...site }: Site & { etag: string },
): string[] {
  const isHtml = contentType(rendered).startsWith('text/html');
  const headers: Record<string, string | string[] | undefined> = {
    ...Object.fromEntries(
      Object.entries(rendered.headers).filter(([name]) => !isInternalHeader(name)),
    ),
    'set-cookie': rendered.headers['set-cookie']?.filter((one) => !isLanguageCookie(one)),
    ...securityHeaders(site),
    etag,
    vary: varyOf(request, rendered),
    ...(isHtml
      ? {
          'accept-ch': 'ECT',
          'content-security-policy': policyOf({
            isHttps: site.isHttps,
            hasMap,
            ...(rendered.inlineCode ?? inlineCodeIn(rendered.body.toString())),
          }),
        }
      : {}),
  };
  if (isHtml || isRscResponse(rendered.headers) || rendered.status >= 300) {
    // Allows the browser to store the page, so that Back shows it without a request.
    headers['cache-control'] = 'private, no-cache';
  }
  const { location } = rendered.headers;
  if (location?.startsWith(`${site.siteUrl}/`))
    headers.location = location.slice(site.siteUrl.length);
  return Object.entries(headers).flatMap(([name, value]) =>
    [value ?? []].flat().flatMap((one) => [name, one]),
  );
}

function varyOf({ locale }: PageRequest, { headers }: Rendered): string {
  const router = routerVary(headers.vary);
  return `Accept-Encoding, ${SAVE_DATA_HEADERS}, ${router}${locale === DEFAULT_LOCALE ? ', Cookie' : ''}`;
}

function contentType({ headers }: Rendered): string {
  return headers['content-type'] ?? '';
}

/** Estimates the memory of an entry: bodies, headers and its fixed overhead. */
function weigh(headers: string[], bodies: Bodies): number {
  const written = headers.reduce((sum, text) => sum + text.length, 0);
  return bytesOf(bodies) + written + 1024;
}

/** Recompresses pages that are read repeatedly, one page at a time. */
export class SmallerPages {
  readonly #seen = new WeakSet<Bodies>();
  #isBusy = false;

  noteRead({ bodies, payload }: Page): void {
    if (this.#isBusy || this.#seen.has(bodies)) return;
    this.#isBusy = true;
    this.#seen.add(bodies);
    const done = () => {
      this.#isBusy = false;
    };
    Promise.all([compressAgain(bodies), payload && compressAgain(payload.bodies)]).then(done, done);
  }
}
