import { envServer } from '@/lib/env.server';

export const dynamic = 'force-dynamic';

/** Pictures of a shop that has just opened wait for each other to be drawn. */
const TIMEOUT_MS = 30_000;

/**
 * For the image optimiser; browsers get pictures from the server in front, except in development.
 * Fetched here: where a connection fails after the first client has left, a rewrite of Next answers
 * nobody, then or later.
 */
export async function GET(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  try {
    const answer = await fetch(new URL(pathname, envServer.API_URL), {
      cache: 'no-store',
      // The API may be closing an idle connection at this very moment.
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
