import { type NextRequest, NextResponse } from 'next/server';
import { cookieLocale, splitLocale } from '@/lib/domain/locale-path';
import { isMalformed } from '@/lib/domain/malformed';
import { isServerAction } from '@/lib/next/addresses';
import { DECIDED_HEADER, LOOKUP_HEADER, type Lookup, storeLookup } from '@/lib/process/lookups';
import { currentScope } from '@/lib/request-scope';
import { type Decision, decide } from '@/lib/routing/decide';

/**
 * Language and status of every page. The storefront has decided both before it has a page rendered
 * (docs/decisions/111); without it, in `next dev`, they are decided here.
 */
export async function middleware(request: NextRequest) {
  const { pathname } = request.nextUrl;
  const decided = request.headers.get(DECIDED_HEADER);
  if (decided !== null) return show(request, splitLocale(pathname), { status: Number(decided) });
  if (isMalformed(pathname)) return new NextResponse('Bad request', { status: 400 });
  if (isServerAction(request.headers)) {
    return new NextResponse('Method not allowed', { status: 405 });
  }

  const decision = await decisionOf(request);
  if (decision.kind === 'redirect') return redirect(request, decision);
  if (decision.kind === 'page') return show(request, decision, { lookup: decision.lookup });
  const { status, locale } = decision;
  if (status === 503) return new NextResponse('Service unavailable', { status });
  return show(request, { locale, path: '/404' }, { status });
}

async function decisionOf({ nextUrl, headers }: NextRequest): Promise<Decision> {
  const decision = decide({
    pathname: nextUrl.pathname,
    query: nextUrl.searchParams,
    chosenLocale: cookieLocale(headers.get('cookie') ?? undefined),
    scope: await currentScope(),
  });
  return typeof decision === 'function' ? decision() : decision;
}

/** Next sends the Location of a redirect to its own host as a bare path. */
function redirect(
  { nextUrl }: NextRequest,
  { path, status, search = nextUrl.search }: Extract<Decision, { kind: 'redirect' }>,
) {
  const { origin } = nextUrl;
  return NextResponse.redirect(new URL(`${path}${search}`, origin), status);
}

type Place = ReturnType<typeof splitLocale>;
type Shown = { status?: number; lookup?: Lookup | undefined };

function show(request: NextRequest, { locale, path }: Place, { status = 200, lookup }: Shown) {
  const url = request.nextUrl.clone();
  url.pathname = `/${locale}${path === '/' ? '' : path}`;
  if (!lookup) return NextResponse.rewrite(url, { status });
  const headers = new Headers(request.headers);
  headers.set(LOOKUP_HEADER, storeLookup(lookup));
  return NextResponse.rewrite(url, { status, request: { headers } });
}

export const config = {
  // In the process of the pages, which take over what it has read.
  runtime: 'nodejs',
  matcher:
    '/((?!_next/|api/v1/|media/|preview/|(?:(?:icons?|ikat|mark)\\.svg|icon-[\\w-]+\\.png|sw\\.js|favicon\\.ico|sitemap(?:\\.xml|/(?:pages|products-\\d+)\\.xml\\.gz)|livez|readyz)$).*)',
};
