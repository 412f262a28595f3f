import { MEDIA_BASE, META_IMAGE, PREVIEW_BASE } from '@/lib/constants';
import { sharp } from '@/lib/process/sharp';
import { fetchPicture } from '@/lib/server/media';

export const dynamic = 'force-dynamic';

const PIXELS_MAX = 40_000_000;
/** What many previews show of it. */
const SHOWN_HEIGHT = 630;

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

/** Previews that are cut to 1200×630 lose only the ground above and below. */
async function toPreview(picture: ArrayBuffer): Promise<Response> {
  const whole = sharp(picture, { limitInputPixels: PIXELS_MAX }).flatten({ background: '#fff' });
  const [r = 255, g = 255, b = 255] = await whole
    .clone()
    .extract({ left: 0, top: 0, width: 1, height: 1 })
    .raw()
    .toBuffer();
  const ground = { background: { r, g, b } };
  const band = (META_IMAGE.height - SHOWN_HEIGHT) / 2;
  const bytes = await whole
    .resize({ width: META_IMAGE.width, height: SHOWN_HEIGHT, fit: 'contain', ...ground })
    .extend({ top: band, bottom: band, ...ground })
    .jpeg({ quality: 80 })
    .toBuffer();
  return new Response(new Uint8Array(bytes), {
    headers: {
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'image/jpeg',
    },
  });
}
