import { MEDIA_BASE } from '@/lib/constants';
import { envServer } from '@/lib/env.server';

/** A new shop draws its pictures on the first requests, one after the other. */
const TIMEOUT_MS = 30_000;

/** A rewrite of Next never answers if its connection fails after the first client has left. */
export async function fetchPicture(pathname: string): Promise<Response> {
  // '/media/..//host/x' is '//host/x' by now, which would be read as the address of another host.
  if (!pathname.startsWith(`${MEDIA_BASE}/`)) return new Response('Not found', { status: 404 });
  try {
    return await fetch(`${envServer.API_URL}${pathname}`, {
      cache: 'no-store',
      // Without it the API might close an idle connection at this moment.
      headers: { connection: 'close' },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
  } catch {
    return new Response('Bad gateway', { status: 502 });
  }
}
