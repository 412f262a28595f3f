import { type NextRequest, NextResponse } from 'next/server';
import { API_BASE, DEFAULT_LOCALE, LOCALE_COOKIE, MEDIA_BASE } from '@/lib/constants';
import { localePath, splitLocale, tidyPath, withoutDefaultPrefix } from '@/lib/domain/locale-path';
import { isMalformed } from '@/lib/domain/malformed';
import { envServer } from '@/lib/env.server';
import { outcomeOf } from '@/lib/routing/status';

/** Pictures of a shop that has just opened wait for each other to be drawn. */
const PICTURE_TIMEOUT_MS = 30_000;

/** Decides language and status of every page; it runs only when the page cache has no answer. */
export async function middleware(request: NextRequest) {
  const { pathname, search, searchParams } = request.nextUrl;
  if (isMalformed(pathname)) return new NextResponse('Bad request', { status: 400 });
  if (pathname.startsWith(`${API_BASE}/`)) {
    return NextResponse.rewrite(new URL(`${pathname}${search}`, envServer.API_URL));
  }
  if (pathname.startsWith(`${MEDIA_BASE}/`)) return picture(request);
  if (request.headers.has('Next-Action')) {
    return new NextResponse('Method not allowed', { status: 405 });
  }

  const written = withoutDefaultPrefix(tidyPath(pathname));
  const { locale, path } = splitLocale(written);
  const isUzbek = locale === DEFAULT_LOCALE;
  if (isUzbek && written === pathname && request.cookies.get(LOCALE_COOKIE)?.value === 'ru') {
    return redirect(request, localePath('ru', path), 307);
  }

  const outcome = await outcomeOf({ path, query: searchParams, locale });
  const target = localePath(locale, outcome.kind === 'moved' ? outcome.path : path);
  if (target !== pathname) return redirect(request, target, 308);
  if (outcome.kind === 'gone' && outcome.status === 503) {
    return new NextResponse('Service unavailable', { status: 503 });
  }
  if (outcome.kind === 'gone') return rewrite(request, `/${locale}/404`, outcome.status);
  return rewrite(request, `/${locale}${path === '/' ? '' : path}`, 200);
}

/**
 * For the optimiser. Fetched here: where a connection fails after whoever asked first has left,
 * Next's own proxy answers nobody, then or later.
 */
async function picture({ nextUrl: { pathname } }: NextRequest) {
  try {
    const answer = await fetch(new URL(pathname, envServer.API_URL), {
      // Of a kept one nobody knows whether the API is just closing it.
      headers: { connection: 'close' },
      signal: AbortSignal.timeout(PICTURE_TIMEOUT_MS),
    });
    const headers = ['cache-control', 'content-type'].map((name) => [
      name,
      answer.headers.get(name) ?? '',
    ]);
    return new NextResponse(await answer.arrayBuffer(), {
      status: answer.status,
      headers: Object.fromEntries(headers),
    });
  } catch {
    return new NextResponse('Bad gateway', { status: 502 });
  }
}

/** Next sends the Location of a redirect to its own host as a bare path. */
function redirect(request: NextRequest, path: string, status: 307 | 308) {
  const { origin, search } = request.nextUrl;
  return NextResponse.redirect(new URL(`${path}${search}`, origin), status);
}

function rewrite(request: NextRequest, pathname: string, status: number) {
  const url = request.nextUrl.clone();
  url.pathname = pathname;
  return NextResponse.rewrite(url, { status });
}

export const config = {
  matcher:
    '/((?!_next/|(?:icons?|ikat|mark)\\.svg|icon-[\\w-]+\\.png|sw\\.js|favicon|robots.txt|sitemap(?:\\.xml|/(?:pages|products-\\d+)\\.xml\\.gz)$|livez|readyz).*)',
};
