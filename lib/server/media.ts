import { MEDIA_BASE } from '@/lib/constants';
import { envServer } from '@/lib/env.server';

/** A new shop draws its pictures on the first requests, one after the other. */
const TIMEOUT_MS = 30_000;

/** A rewrite of Next never answers if its connection fails after the first client has left. */
export async function fetchPicture(pathname: string): Promise<Response> {
  // '/media/..//host/x' is '//host/x' by now, which would be read as the address of another host.
  if (!pathname.startsWith(`${MEDIA_BASE}/`)) return new Response('Not found', { status: 404 });
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const load = () => fetch(`${envServer.API_URL}${pathname}`, { cache: 'no-store', signal });
  try {
    // The API may close an idle connection at the moment when it is reused. The retry opens another.
    return await load().catch(load);
  } catch {
    return new Response('Bad gateway', { status: 502 });
  }
}
