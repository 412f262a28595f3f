import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { DEFAULT_LOCALE, LOCALE_COOKIE, type Locale } from '@/lib/constants';
import { splitLocale } from '@/lib/domain/locale-path';
import { scopedTag, scopeInCookies } from '@/lib/domain/request-scope';
import { type Route, routeOf } from '@/lib/domain/routes';
import { wantsSaveData } from '@/lib/domain/save-data';
import { RSC_QUERY, readRouterHeaders } from '@/server/next/router-headers';

/** A request for a page: what is rendered for it, and under which key that is cached. */
export type PageRequest = {
  kind: 'html' | 'rsc';
  locale: Locale;
  pathname: string;
  menu: string | null;
  /** The value of the forwarded cookie; null without one. */
  scope: string | null;
  /** Rendered with fewer bytes, for slow networks. */
  saveData: boolean;
  /** Path and query handed to Next, tracking parameters left out. */
  target: string;
  /** Everything Next sees of the request: nothing personal, no host. */
  headers: Record<string, string>;
  /** Null when the page is rendered for this request alone: the cache is bypassed. */
  key: string | null;
  /** The tracking parameters, which a redirect carries on. */
  tracking: string;
};

type Parameter = NonNullable<Route['cachedBy']>[number];

const patterns: Record<Parameter, RegExp> = { menu: /^[\w-]{1,200}$/, page: /^[1-9]\d{0,5}$/ };

const trackingParameter =
  /^(utm_\w+|_openstat|_g[al]|[gy]clid|ym?s?clid|[gw]braid|dclid|fbclid|msclkid|igshid|mc_[ce]id)$/;

const saveDataHeader = { 'save-data': 'on' };

type Options = {
  /** The cookie that is forwarded to the API, if any. */
  scopeCookie?: string;
};

export function toPageRequest(
  url: string,
  headers: IncomingHttpHeaders,
  { scopeCookie = '' }: Options = {},
): PageRequest {
  const mark = url.indexOf('?');
  const pathname = mark < 0 ? url : url.slice(0, mark);
  const isRussian = pathname === '/ru' || pathname.startsWith('/ru/');
  const router = readRouterHeaders(headers);
  const { kind } = router;
  const query = readQuery(mark < 0 ? '' : url.slice(mark + 1), kind, pathname);
  const cookie = isRussian ? DEFAULT_LOCALE : cookieLocale(headers.cookie);
  const scope = scopeInCookies(headers.cookie, scopeCookie);
  // RSC payloads bring no scripts: they are the same for everyone.
  const forwarded = { ...router.forwarded, ...(kind === 'html' ? saveDataHeaderOf(headers) : {}) };

  return {
    kind,
    locale: isRussian ? 'ru' : DEFAULT_LOCALE,
    pathname,
    menu: query.menu,
    scope,
    saveData: 'save-data' in forwarded,
    target: pathname + query.rendered,
    headers: {
      ...forwarded,
      ...cookieHeader(cookie, scopeCookie, scope),
    },
    key:
      query.keyed === null || !router.isKnown
        ? null
        : `${scopedTag(scope, cookie)} ${digest(forwarded)} ${pathname}${query.keyed}`,
    tracking: query.tracking,
  };
}

/** By its address alone: the browser's network and language may have changed since. */
export function requestOfPage(
  url: string,
  { saveData, cookies }: { saveData: boolean; cookies: string | undefined },
  { scopeCookie = '' }: Options = {},
): PageRequest {
  const scope = scopeInCookies(cookies, scopeCookie);
  const headers = {
    ...(saveData ? saveDataHeader : {}),
    ...cookieHeader(DEFAULT_LOCALE, scopeCookie, scope),
  };
  return toPageRequest(url, headers, { scopeCookie });
}

type Query = { rendered: string; keyed: string | null; tracking: string; menu: string | null };

const noQuery: Query = { rendered: '', keyed: '', tracking: '', menu: null };

function readQuery(search: string, kind: PageRequest['kind'], pathname: string): Query {
  if (search === '') return noQuery;
  const cachedBy = routeOf(splitLocale(pathname).path).route.cachedBy ?? [];
  const known = new Map<string, string>();
  const tracking = new URLSearchParams();
  const rendered = new URLSearchParams();
  let isCached = true;

  for (const [name, value] of new URLSearchParams(search)) {
    if (trackingParameter.test(name)) {
      tracking.append(name, value);
      continue;
    }
    rendered.append(name, value);
    if (name === RSC_QUERY && kind === 'rsc') continue;
    const parameter = cachedBy.find((one) => one === name);
    isCached &&= parameter !== undefined && !known.has(name) && patterns[parameter].test(value);
    known.set(name, value);
  }

  const ordered = cachedBy.filter((name) => known.has(name));
  const keyed = new URLSearchParams(ordered.map((name) => [name, known.get(name) ?? '']));
  return {
    rendered: asSearch(rendered),
    keyed: isCached ? asSearch(keyed) : null,
    tracking: tracking.toString(),
    menu: known.get('menu') ?? null,
  };
}

function asSearch(parameters: URLSearchParams): string {
  return parameters.size > 0 ? `?${parameters}` : '';
}

function cookieHeader(
  locale: Locale,
  scopeCookie: string,
  scope: string | null,
): { cookie?: string } {
  const sent = [
    ...(locale === DEFAULT_LOCALE ? [] : [`${LOCALE_COOKIE}=${locale}`]),
    ...(scope === null ? [] : [`${scopeCookie}=${scope}`]),
  ];
  return sent.length > 0 ? { cookie: sent.join('; ') } : {};
}

/** No cookie means the same as one that names the default language. */
function cookieLocale(cookies: string | undefined): Locale {
  if (!cookies?.includes(LOCALE_COOKIE)) return DEFAULT_LOCALE;
  return cookies.split(/;\s*/).includes(`${LOCALE_COOKIE}=ru`) ? 'ru' : DEFAULT_LOCALE;
}

function saveDataHeaderOf(headers: IncomingHttpHeaders): Record<string, string> {
  const isWanted = wantsSaveData({
    saveData: headers['save-data'] === 'on',
    effectiveType: headers.ect?.toString(),
  });
  return isWanted ? saveDataHeader : {};
}

function digest(headers: Record<string, string>): string {
  if (!headers.rsc) return headers['save-data'] ? 'save-data' : 'html';
  return createHash('sha256').update(JSON.stringify(headers)).digest('base64url');
}
