import { type NextRequest, NextResponse } from 'next/server';
import createIntlMiddleware from 'next-intl/middleware';
import { DEFAULT_LOCALE } from '@/lib/constants';
import { isMalformed, MINIMAL_RESPONSE } from '@/lib/domain/routing/http-request';
import { cookieLocale } from '@/lib/domain/routing/locale-path';
import { routing } from '@/lib/i18n/routing';
import { isServerAction } from '@/lib/next/addresses';
import { LOOKUP_HEADER, type Lookup, storeLookup } from '@/lib/render-context/lookups';
import { currentScope } from '@/lib/request-scope';
import { type Decision, decide } from '@/lib/routing/decide';

/** Rewrites a path without a prefix to its language and sets the language cookie. */
const showInLanguage = createIntlMiddleware(routing);

/**
 * Decides the language, cookie, redirects and status of every page (ADR 160).
 *
 * In production, the storefront calls the middleware through Next's own server for every page that
 * is not in its cache. `next dev` calls it for each request.
 */
export async function middleware(request: NextRequest): Promise<NextResponse> {
  if (isMalformed(request.nextUrl.pathname)) {
    return new NextResponse('Bad request', { status: 400 });
  }
  if (isServerAction(request.headers)) {
    return new NextResponse('Method not allowed', { status: 405 });
  }

  const decision = await decisionFor(request);
  if (decision.kind === 'redirect') return redirect(request, decision);
  if (decision.kind === 'page') return showPage(request, decision.lookup);
  return showMissing(request, decision);
}

async function decisionFor({ nextUrl, headers }: NextRequest): Promise<Decision> {
  return decide({
    pathname: nextUrl.pathname,
    query: nextUrl.searchParams,
    chosenLocale: cookieLocale(headers.get('cookie') ?? undefined),
    scope: await currentScope(),
  });
}

/** Redirects to a path of the shop. Next reduces a `Location` on its own host to a path. */
function redirect(
  { nextUrl }: NextRequest,
  { path, status, search = nextUrl.search }: Extract<Decision, { kind: 'redirect' }>,
): NextResponse {
  return NextResponse.redirect(new URL(`${path}${search}`, nextUrl.origin), status);
}

function showPage(request: NextRequest, lookup?: Lookup): NextResponse {
  if (lookup) request.headers.set(LOOKUP_HEADER, storeLookup(lookup));
  // The path and the cookie, not the browser's settings, determine the language (S1-05).
  request.headers.set('accept-language', DEFAULT_LOCALE);
  return showInLanguage(request);
}

/**
 * Responds with the status and the 404 page. The storefront requests only the status (RFC 7240),
 * because it caches one 404 page for all missing paths.
 */
function showMissing(
  request: NextRequest,
  { status, locale }: Extract<Decision, { kind: 'gone' }>,
): NextResponse {
  const { nextUrl, headers } = request;
  if (status === 503) return new NextResponse('Service unavailable', { status });
  if (headers.get('prefer') === MINIMAL_RESPONSE) return new NextResponse(null, { status });
  const page = NextResponse.rewrite(new URL(`/${locale}/404`, nextUrl.origin), { status });
  for (const cookie of showPage(request).cookies.getAll()) page.cookies.set(cookie);
  return page;
}

export const config = {
  // With this runtime, the middleware runs in the same process as the pages, so that they can use
  // its lookups.
  runtime: 'nodejs',
  matcher:
    '/((?!_next/|api/v1/|media/|preview/|(?:(?:icons?|ikat|mark)\\.svg|icon-(?:(?:maskable-)?(?:192|512)|180)\\.png|sw\\.js|favicon\\.ico|sitemap(?:\\.xml|/(?:pages|products-\\d+)\\.xml\\.gz)|livez|readyz)$).*)',
};
