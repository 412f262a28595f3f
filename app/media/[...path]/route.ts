import { fetchImage } from '@/lib/server/media';

export const dynamic = 'force-dynamic';

/**
 * Sends images to the image optimizer and, under `npm run dev`, to browsers. In production, the
 * server in front of Next sends them to browsers.
 */
export async function GET(request: Request): Promise<Response> {
  const response = await fetchImage(new URL(request.url).pathname);
  const headers = ['cache-control', 'content-type'].map((name) => [
    name,
    response.headers.get(name) ?? '',
  ]);
  try {
    return new Response(await response.arrayBuffer(), {
      status: response.status,
      headers: Object.fromEntries(headers),
    });
  } catch {
    return new Response('Bad gateway', { status: 502 });
  }
}
