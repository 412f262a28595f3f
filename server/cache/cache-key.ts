import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { DEFAULT_LOCALE, LOCALE_COOKIE, type Locale, WORLD_COOKIE } from '@/lib/constants';
import { splitLocale } from '@/lib/domain/locale-path';
import { type Route, routeOf } from '@/lib/domain/routes';
import { tagIn, worldInCookies } from '@/lib/domain/world';
import { isLightWanted } from '@/server/http/save-data';

/** A request for a page: what is rendered for it, and under which key that is kept. */
export type PageRequest = {
  kind: 'html' | 'rsc';
  locale: Locale;
  pathname: string;
  menu: string | null;
  /** The world of the mocked API that it is rendered in; null everywhere else. */
  world: string | null;
  /** Made with fewer bytes, for weak networks. */
  isLight: boolean;
  /** Path and query handed to Next, tracking parameters left out. */
  target: string;
  /** Everything Next sees of the request: nothing personal, no host. */
  headers: Record<string, string>;
  /** Null when the page is rendered for this request alone. */
  key: string | null;
  /** The tracking parameters, which a redirect carries on. */
  tracking: string;
};

type Parameter = NonNullable<Route['cachedBy']>[number];

const patterns: Record<Parameter, RegExp> = { menu: /^[\w-]{1,200}$/, page: /^[1-9]\d{0,5}$/ };

const trackingParameter =
  /^(utm_\w+|_openstat|_g[al]|[gy]clid|ym?s?clid|[gw]braid|dclid|fbclid|msclkid|igshid|mc_[ce]id)$/;

/** By these Next tells apart what of a page a client needs; `_rsc` in the URL is their digest. */
const routerHeaders = [
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'next-router-state-tree',
  'next-url',
] as const;

const lightHeader = { 'save-data': 'on' };

type Options = {
  /** Whether the API is the mocked one: only then a cookie may name a world. */
  hasWorlds?: boolean;
};

export function toPageRequest(
  url: string,
  headers: IncomingHttpHeaders,
  { hasWorlds = false }: Options = {},
): PageRequest {
  const mark = url.indexOf('?');
  const pathname = mark < 0 ? url : url.slice(0, mark);
  const isRussian = pathname === '/ru' || pathname.startsWith('/ru/');
  const kind = headers.rsc === '1' ? 'rsc' : 'html';
  const query = readQuery(mark < 0 ? '' : url.slice(mark + 1), kind, pathname);
  const cookie = isRussian ? DEFAULT_LOCALE : cookieLocale(headers.cookie);
  const world = hasWorlds ? worldInCookies(headers.cookie) : null;
  const forwarded = kind === 'rsc' ? routerHeadersOf(headers) : lightHeaderOf(headers);

  return {
    kind,
    locale: isRussian ? 'ru' : DEFAULT_LOCALE,
    pathname,
    menu: query.menu,
    world,
    isLight: 'save-data' in forwarded,
    target: pathname + query.rendered,
    headers: {
      ...forwarded,
      ...cookieHeader(cookie, world),
    },
    key:
      query.keyed === null
        ? null
        : `${tagIn(world, cookie)} ${digest(forwarded)} ${pathname}${query.keyed}`,
    tracking: query.tracking,
  };
}

/** By its address alone: what a browser says of its network and language may be another since. */
export function requestOfPage(
  url: string,
  { isLight, cookies }: { isLight: boolean; cookies: string | undefined },
  { hasWorlds = false }: Options = {},
): PageRequest {
  const world = hasWorlds ? worldInCookies(cookies) : null;
  const headers = { ...(isLight ? lightHeader : {}), ...cookieHeader(DEFAULT_LOCALE, world) };
  return toPageRequest(url, headers, { hasWorlds });
}

type Query = { rendered: string; keyed: string | null; tracking: string; menu: string | null };

const noQuery: Query = { rendered: '', keyed: '', tracking: '', menu: null };

function readQuery(search: string, kind: PageRequest['kind'], pathname: string): Query {
  if (search === '') return noQuery;
  const cachedBy = routeOf(splitLocale(pathname).path).route.cachedBy ?? [];
  const known = new Map<string, string>();
  const tracking = new URLSearchParams();
  const rendered = new URLSearchParams();
  let isKept = true;

  for (const [name, value] of new URLSearchParams(search)) {
    if (trackingParameter.test(name)) {
      tracking.append(name, value);
      continue;
    }
    rendered.append(name, value);
    if (name === '_rsc' && kind === 'rsc') continue;
    const parameter = cachedBy.find((one) => one === name);
    isKept &&= parameter !== undefined && !known.has(name) && patterns[parameter].test(value);
    known.set(name, value);
  }

  const ordered = cachedBy.filter((name) => known.has(name));
  const keyed = new URLSearchParams(ordered.map((name) => [name, known.get(name) ?? '']));
  return {
    rendered: asSearch(rendered),
    keyed: isKept ? asSearch(keyed) : null,
    tracking: tracking.toString(),
    menu: known.get('menu') ?? null,
  };
}

function asSearch(parameters: URLSearchParams): string {
  return parameters.size > 0 ? `?${parameters}` : '';
}

function cookieHeader(locale: Locale, world: string | null): { cookie?: string } {
  const sent = [
    ...(locale === DEFAULT_LOCALE ? [] : [`${LOCALE_COOKIE}=${locale}`]),
    ...(world === null ? [] : [`${WORLD_COOKIE}=${world}`]),
  ];
  return sent.length > 0 ? { cookie: sent.join('; ') } : {};
}

/** No cookie and one that names the default language come to the same. */
function cookieLocale(cookies: string | undefined): Locale {
  if (!cookies?.includes(LOCALE_COOKIE)) return DEFAULT_LOCALE;
  return cookies.split(/;\s*/).includes(`${LOCALE_COOKIE}=ru`) ? 'ru' : DEFAULT_LOCALE;
}

function lightHeaderOf(headers: IncomingHttpHeaders): Record<string, string> {
  return isLightWanted(headers) ? lightHeader : {};
}

function routerHeadersOf(headers: IncomingHttpHeaders): Record<string, string> {
  const sent = routerHeaders.flatMap((name) => {
    const value = headers[name];
    return typeof value === 'string' ? [[name, value]] : [];
  });
  return { rsc: '1', ...Object.fromEntries(sent) };
}

function digest(headers: Record<string, string>): string {
  if (!headers.rsc) return headers['save-data'] ? 'light' : 'html';
  return createHash('sha256').update(JSON.stringify(headers)).digest('base64url');
}
