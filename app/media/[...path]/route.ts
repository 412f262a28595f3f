import { fetchImage } from '@/lib/server/media';

export const dynamic = 'force-dynamic';

/** Serves the image optimizer and `npm run dev`. Otherwise the server in front sends the images. */
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
