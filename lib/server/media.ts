import { MEDIA_BASE } from '@/lib/constants';
import { envServer } from '@/lib/env.server';

/**
 * The time limit in milliseconds. It is long, because a new shop draws its images one at a time
 * when they are first requested.
 */
const TIMEOUT_MS = 30_000;

/**
 * Fetches an image from the API. A rewrite in Next's configuration would hang if the connection
 * failed after the first client had disconnected.
 */
export async function fetchImage(pathname: string): Promise<Response> {
  // At this point '/media/..//host/x' has become '//host/x', which `fetch` would resolve to another
  // host.
  if (!pathname.startsWith(`${MEDIA_BASE}/`)) return new Response('Not found', { status: 404 });
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const load = () => fetch(`${envServer.API_URL}${pathname}`, { cache: 'no-store', signal });
  try {
    // The API may close an idle connection just as it is reused. The retry opens a new one.
    return await load().catch(load);
  } catch {
    return new Response('Bad gateway', { status: 502 });
  }
}
