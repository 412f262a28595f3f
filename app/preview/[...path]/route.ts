import { picturePreview, productPreview } from '@/app/preview/draw-preview';
import { MEDIA_BASE, PREVIEW_BASE } from '@/lib/constants';
import { splitLocale } from '@/lib/domain/routing/locale-path';
import { fetchImage } from '@/lib/server/media';
import { previewText } from '@/lib/server/preview-text';

export const dynamic = 'force-dynamic';

/**
 * How many seconds previews stay cached. Product previews expire sooner, because prices and
 * availability may change.
 */
const PRODUCT_SECONDS = 3600;
const IMAGE_SECONDS = 31_536_000;
/** The path of a product page without its language. */
const PRODUCT = /^\/products\/([^/]+)$/;

export async function GET(request: Request): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  const isPreview = pathname.startsWith(`${PREVIEW_BASE}/`);
  if (!isPreview) return new Response('Not found', { status: 404 });
  try {
    const address = MEDIA_BASE + pathname.slice(PREVIEW_BASE.length);
    const fetched = await fetchImage(address);
    if (!fetched.ok) return new Response(null, { status: fetched.status });
    const picture = { address, bytes: await fetched.arrayBuffer() };
    return await toPreview(picture, searchParams.get('of') ?? '');
  } catch {
    return new Response('Bad gateway', { status: 502 });
  }
}

type Picture = { address: string; bytes: ArrayBuffer };

async function toPreview({ address, bytes }: Picture, of: string): Promise<Response> {
  const { locale, path } = splitLocale(of);
  const slug = PRODUCT.exec(path)?.[1];
  if (!slug) return jpeg(await picturePreview(bytes), `max-age=${IMAGE_SECONDS}, immutable`);
  const text = await previewText({ slug, picture: address }, locale);
  const preview = text ? productPreview(bytes, text) : picturePreview(bytes);
  return jpeg(await preview, `max-age=${PRODUCT_SECONDS}`);
}

function jpeg(bytes: Buffer, age: string): Response {
  return new Response(new Uint8Array(bytes), {
    headers: { 'cache-control': `public, ${age}`, 'content-type': 'image/jpeg' },
  });
}
