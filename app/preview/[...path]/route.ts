import { MEDIA_BASE, META_IMAGE, PREVIEW_BASE } from '@/lib/constants';
import { sharp } from '@/lib/process/sharp';
import { fetchPicture } from '@/lib/server/media';

export const dynamic = 'force-dynamic';

const PIXELS_MAX = 40_000_000;

export async function GET(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  const isPreview = pathname.startsWith(`${PREVIEW_BASE}/`);
  if (!isPreview) return new Response('Not found', { status: 404 });
  try {
    const picture = await fetchPicture(MEDIA_BASE + pathname.slice(PREVIEW_BASE.length));
    if (!picture.ok) return new Response(null, { status: picture.status });
    return await toPreview(await picture.arrayBuffer());
  } catch {
    return new Response('Bad gateway', { status: 502 });
  }
}

async function toPreview(picture: ArrayBuffer): Promise<Response> {
  const bytes = await sharp(picture, { limitInputPixels: PIXELS_MAX })
    .resize({ ...META_IMAGE, fit: 'contain', background: '#fff' })
    .flatten({ background: '#fff' })
    .jpeg({ quality: 80 })
    .toBuffer();
  return new Response(new Uint8Array(bytes), {
    headers: {
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'image/jpeg',
    },
  });
}
