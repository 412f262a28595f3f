import { picturePreview, productPreview } from '@/app/preview/draw-preview';
import { MEDIA_BASE, PREVIEW_BASE } from '@/lib/constants';
import { splitLocale } from '@/lib/domain/locale-path';
import { fetchPicture } from '@/lib/server/media';
import { previewText } from '@/lib/server/preview-text';

export const dynamic = 'force-dynamic';

/** What a product costs may change, and whether there is anything to say of it. */
const PRODUCT_SECONDS = 3600;
const PICTURE_SECONDS = 31_536_000;
/** The path of a product's page, without its language. */
const PRODUCT = /^\/products\/([^/]+)$/;

export async function GET(request: Request): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  const isPreview = pathname.startsWith(`${PREVIEW_BASE}/`);
  if (!isPreview) return new Response('Not found', { status: 404 });
  try {
    const picture = await fetchPicture(MEDIA_BASE + pathname.slice(PREVIEW_BASE.length));
    if (!picture.ok) return new Response(null, { status: picture.status });
    return await toPreview(await picture.arrayBuffer(), searchParams.get('of') ?? '');
  } catch {
    return new Response('Bad gateway', { status: 502 });
  }
}

async function toPreview(picture: ArrayBuffer, address: string): Promise<Response> {
  const { locale, path } = splitLocale(address);
  const slug = PRODUCT.exec(path)?.[1];
  if (!slug) return jpeg(await picturePreview(picture), `max-age=${PICTURE_SECONDS}, immutable`);
  const text = await previewText(slug, locale);
  const bytes = text ? productPreview(picture, text) : picturePreview(picture);
  return jpeg(await bytes, `max-age=${PRODUCT_SECONDS}`);
}

function jpeg(bytes: Buffer, age: string): Response {
  return new Response(new Uint8Array(bytes), {
    headers: { 'cache-control': `public, ${age}`, 'content-type': 'image/jpeg' },
  });
}
