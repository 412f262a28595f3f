import { type NextRequest, NextResponse } from 'next/server';
import { DEFAULT_LOCALE, LOCALE_COOKIE } from '@/lib/constants';
import { envServer } from '@/lib/env.server';
import { localePath, splitLocale, withoutDefaultPrefix } from '@/lib/routing/locale';
import { isMalformed } from '@/lib/routing/malformed';
import { outcomeOf } from '@/lib/routing/status';

/** Decides language and status of every page; it runs only when the page cache has no answer. */
export async function middleware(request: NextRequest) {
  const { pathname, search, searchParams } = request.nextUrl;
  if (isMalformed(pathname)) return new NextResponse('Bad request', { status: 400 });
  if (/^\/(api\/v1|media)\//.test(pathname)) {
    return NextResponse.rewrite(new URL(`${pathname}${search}`, envServer.API_URL));
  }
  if (request.headers.has('Next-Action')) {
    return new NextResponse('Method not allowed', { status: 405 });
  }

  const unprefixed = withoutDefaultPrefix(pathname);
  if (unprefixed !== null) return redirect(unprefixed, search, 308);

  const { locale, path } = splitLocale(pathname);
  if (locale === DEFAULT_LOCALE && request.cookies.get(LOCALE_COOKIE)?.value === 'ru') {
    return redirect(localePath('ru', path), search, 307);
  }

  const outcome = await outcomeOf({ path, query: searchParams, locale });
  if (outcome.kind === 'moved') return redirect(localePath(locale, outcome.path), search, 308);
  if (outcome.kind === 'gone') return rewrite(request, `/${locale}/404`, outcome.status);
  return rewrite(request, `/${locale}${path === '/' ? '' : path}`, 200);
}

/** The Location stays a path: the request's host is never trusted. */
function redirect(path: string, search: string, status: 307 | 308) {
  return new NextResponse(null, { status, headers: { Location: `${path}${search}` } });
}

function rewrite(request: NextRequest, pathname: string, status: number) {
  const url = request.nextUrl.clone();
  url.pathname = pathname;
  return NextResponse.rewrite(url, { status });
}

export const config = {
  matcher: '/((?!_next/|icons.svg|favicon|robots.txt|sitemap|livez|readyz).*)',
};
