import { type NextRequest, NextResponse } from 'next/server';
import { DEFAULT_LOCALE, LOCALE_COOKIE, type Locale } from '@/lib/constants';
import { localePath, splitLocale, tidyPath, withoutDefaultPrefix } from '@/lib/domain/locale-path';
import { isMalformed } from '@/lib/domain/malformed';
import { isServerAction } from '@/lib/next/addresses';
import {
  BARE_STATUS_HEADER,
  DECIDED_HEADER,
  LOOKUP_HEADER,
  type Lookup,
  storeLookup,
} from '@/lib/process/lookups';
import { type Moved, outcomeOf } from '@/lib/routing/status';

/** Decides language and status of every page; it runs only when the page cache has no answer. */
export async function middleware(request: NextRequest) {
  const { pathname, searchParams } = request.nextUrl;
  if (isMalformed(pathname)) return new NextResponse('Bad request', { status: 400 });
  if (isServerAction(request.headers)) {
    return new NextResponse('Method not allowed', { status: 405 });
  }

  const written = withoutDefaultPrefix(tidyPath(pathname));
  const { locale, path } = splitLocale(written);
  const isUzbek = locale === DEFAULT_LOCALE;
  if (isUzbek && written === pathname && request.cookies.get(LOCALE_COOKIE)?.value === 'ru') {
    return redirect(request, localePath('ru', path), 307);
  }

  const outcome = await outcomeOf({ path, query: searchParams, locale });
  if (outcome.kind === 'moved') return moved(request, outcome, locale);
  const target = localePath(locale, path);
  if (target !== pathname) return redirect(request, target, 308);
  if (outcome.kind === 'gone') return gone(request, outcome.status, locale);
  return rewrite(request, `/${locale}${path === '/' ? '' : path}`, 200, outcome.lookup);
}

function moved(request: NextRequest, { path, search }: Moved, locale: Locale) {
  const target = localePath(locale, path);
  if (search === undefined) return redirect(request, target, 308);
  return redirect(request, target, 307, search);
}

function gone(request: NextRequest, status: 404 | 410 | 503, locale: Locale) {
  if (status === 503) return new NextResponse('Service unavailable', { status });
  if (request.headers.has(BARE_STATUS_HEADER)) return new NextResponse(null, { status });
  return rewrite(request, `/${locale}/404`, status);
}

/** Next sends the Location of a redirect to its own host as a bare path. */
function redirect(
  { nextUrl }: NextRequest,
  path: string,
  status: 307 | 308,
  search: string = nextUrl.search,
) {
  const { origin } = nextUrl;
  return NextResponse.redirect(new URL(`${path}${search}`, origin), status);
}

function rewrite(request: NextRequest, pathname: string, status: number, lookup?: Lookup) {
  const url = request.nextUrl.clone();
  url.pathname = pathname;
  const headers = new Headers(request.headers);
  if (lookup) headers.set(LOOKUP_HEADER, storeLookup(lookup));
  const response = NextResponse.rewrite(url, { status, request: { headers } });
  response.headers.set(DECIDED_HEADER, String(status));
  return response;
}

export const config = {
  // In the process of the pages, which take over what it has read.
  runtime: 'nodejs',
  matcher:
    '/((?!_next/|api/v1/|media/|preview/|(?:(?:icons?|ikat|mark)\\.svg|icon-[\\w-]+\\.png|sw\\.js|favicon\\.ico|robots\\.txt|sitemap(?:\\.xml|/(?:pages|products-\\d+)\\.xml\\.gz)|livez|readyz)$).*)',
};
