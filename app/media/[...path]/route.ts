import { MEDIA_BASE } from '@/lib/constants';
import { envServer } from '@/lib/env.server';

export const dynamic = 'force-dynamic';

/** A new shop draws its pictures on the first requests, one after the other. */
const TIMEOUT_MS = 30_000;

/**
 * For the image optimiser, and for browsers in development; otherwise the server in front sends
 * pictures. A fetch, because a rewrite of Next never answers if its connection fails after the
 * first client has left.
 */
export async function GET(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  // '/media/..//host/x' is '//host/x' by now, which would be read as the address of another host.
  if (!pathname.startsWith(`${MEDIA_BASE}/`)) return new Response('Not found', { status: 404 });
  try {
    const answer = await fetch(`${envServer.API_URL}${pathname}`, {
      cache: 'no-store',
      // Without it the API might close an idle connection at this moment.
      headers: { connection: 'close' },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const headers = ['cache-control', 'content-type'].map((name) => [
      name,
      answer.headers.get(name) ?? '',
    ]);
    return new Response(await answer.arrayBuffer(), {
      status: answer.status,
      headers: Object.fromEntries(headers),
    });
  } catch {
    return new Response('Bad gateway', { status: 502 });
  }
}
