import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { DEFAULT_LOCALE, LOCALE_COOKIE, type Locale } from '@/lib/constants';
import {
  cookieLocale,
  localePath,
  splitLocale,
  tidyPath,
  withoutDefaultPrefix,
} from '@/lib/domain/routing/locale-path';
import { scopedTag, scopeInCookies } from '@/lib/domain/routing/request-scope';
import { type Route, routeOf } from '@/lib/domain/routing/routes';
import { shouldSaveData } from '@/lib/domain/save-data';
import { splitTarget } from '@/server/edge/request-target';
import { readRouterHeaders, routerHeaders } from '@/server/rendering/next/router-headers';
import { readPageQuery } from './page-query';

export type PageRequest = {
  kind: 'html' | 'rsc';
  locale: Locale;
  pathname: string;
  /** The path of the route's entry in `lib/domain/routing/routes.ts`. */
  route: string;
  menu: string | null;
  /** Whether this is a narrowed list, which has its own part of the cache (ADR 176). */
  isNarrowed: boolean;
  scope: string | null;
  /** Whether the page is rendered with fewer bytes, for slow networks. */
  saveData: boolean;
  /** Path and query passed to Next, without parameters that the page does not read. */
  target: string;
  /** The client's headers that Next receives: normalized, and without a host. */
  headers: Record<string, string>;
  /**
   * The cache key; `null` for a page that is rendered only for this request and bypasses the cache.
   */
  key: string | null;
  variant: string;
  /** The parameters that the page does not read, as written. Redirects keep them. */
  ignored: string;
};

/**
 * The request headers that change the bytes of a page, apart from `Cookie` and `Accept-Encoding`.
 */
export const keyHeaders = [...routerHeaders, 'save-data', 'ect'];

const UNKNOWN_PATH = '/404';

const saveDataHeader: Record<string, string> = { 'save-data': 'on' };
const none: Record<string, string> = {};

type CacheKeyOptions = {
  scopeCookie?: string;
};

/**
 * Extracts the parts of a request on which its page depends.
 *
 * @param url - A target that `parseTarget` accepts.
 * @throws UnreadableRequest When a parameter that the page reads cannot be decoded (B-34).
 */
export function toPageRequest(
  url: string,
  headers: IncomingHttpHeaders,
  { scopeCookie = '' }: CacheKeyOptions = {},
): PageRequest {
  const { pathname: requested, search } = splitTarget(url);
  const { locale, path } = splitLocale(requested);
  const { kind, forwarded: router } = readRouterHeaders(headers, locale);
  const cookie = locale === DEFAULT_LOCALE ? cookieLocale(headers.cookie) : DEFAULT_LOCALE;
  const scope = scopeInCookies(headers.cookie, scopeCookie);
  const found: Route = routeOf(path).route;
  const isKnown = !isUnknown(requested, { locale, cookie, route: found });
  const pathname = isKnown ? requested : localePath(locale, UNKNOWN_PATH);
  const query = readPageQuery(search, isKnown ? found : {});
  // RSC payloads contain no scripts, so they are the same with and without save-data.
  const forwarded = kind === 'html' ? saveDataHeaderOf(headers) : router;
  const variant = `${scopedTag(scope, cookie)} ${digest(forwarded)}`;

  // The properties are listed one by one: spreading into an object literal makes V8 create a new
  // hidden class for each request.
  return {
    kind,
    locale,
    pathname,
    scope,
    variant,
    route: isKnown ? found.path : UNKNOWN_PATH,
    menu: query.menu,
    isNarrowed: query.isNarrowed,
    saveData: 'save-data' in forwarded,
    target: pathname + query.rendered,
    headers: withCookies(forwarded, cookie, scope === null ? null : `${scopeCookie}=${scope}`),
    key: query.keyed === null ? null : `${variant} ${pathname}${query.keyed}`,
    ignored: query.ignored,
  };
}

/**
 * Returns the request for the 404 page, which all unknown addresses of a language and kind share.
 */
export function requestOfUnknown(request: PageRequest): PageRequest {
  const pathname = localePath(request.locale, UNKNOWN_PATH);
  const key = `${request.variant} ${pathname}`;
  const none = { menu: null, isNarrowed: false };
  return { ...request, ...none, pathname, route: UNKNOWN_PATH, key, target: pathname };
}

/** Returns whether this is the path of the 404 page itself. */
export function isPageOfUnknown(pathname: string): boolean {
  return splitLocale(pathname).path === UNKNOWN_PATH;
}

/** Returns whether no route matches the path and no redirect applies to it. */
function isUnknown(
  pathname: string,
  { locale, cookie, route }: { locale: Locale; cookie: Locale; route: Route },
): boolean {
  const isRedirected = locale === DEFAULT_LOCALE && cookie !== DEFAULT_LOCALE;
  if (route.check !== 'unknown' || isRedirected) return false;
  return withoutDefaultPrefix(tidyPath(pathname)) === pathname;
}

/**
 * Rebuilds the request for a page from its address and its scope cookie. It ignores the browser's
 * network and language, which may have changed in the meantime.
 */
export function requestOfPage(
  url: string,
  { saveData, cookies }: { saveData: boolean; cookies: string | undefined },
  { scopeCookie = '' }: CacheKeyOptions = {},
): PageRequest {
  const scope = scopeInCookies(cookies, scopeCookie);
  const scoped = scope === null ? null : `${scopeCookie}=${scope}`;
  const headers = withCookies(saveData ? saveDataHeader : none, DEFAULT_LOCALE, scoped);
  return toPageRequest(url, headers, { scopeCookie });
}

function withCookies(
  headers: Record<string, string>,
  locale: Locale,
  scoped: string | null,
): Record<string, string> {
  const chosen = locale === DEFAULT_LOCALE ? null : `${LOCALE_COOKIE}=${locale}`;
  if (chosen === null && scoped === null) return headers;
  return { ...headers, cookie: [chosen ?? [], scoped ?? []].flat().join('; ') };
}

function saveDataHeaderOf(headers: IncomingHttpHeaders): Record<string, string> {
  const isWanted = shouldSaveData({
    saveData: headers['save-data'] === 'on',
    effectiveType: headers.ect?.toString(),
  });
  return isWanted ? saveDataHeader : none;
}

function digest(headers: Record<string, string>): string {
  if (!headers.rsc) return headers['save-data'] ? 'save-data' : 'html';
  return createHash('sha256').update(JSON.stringify(headers)).digest('base64url');
}
