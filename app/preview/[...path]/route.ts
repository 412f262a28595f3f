import { picturePreview, productPreview } from '@/app/preview/draw-preview';
import { DEFAULT_LOCALE, LOCALES, type Locale, MEDIA_BASE, PREVIEW_BASE } from '@/lib/constants';
import { fetchPicture } from '@/lib/server/media';
import { previewText } from '@/lib/server/preview-text';

export const dynamic = 'force-dynamic';

/** What a product costs may change. */
const PRODUCT_SECONDS = 3600;
const PICTURE_SECONDS = 31_536_000;

export async function GET(request: Request): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  const isPreview = pathname.startsWith(`${PREVIEW_BASE}/`);
  if (!isPreview) return new Response('Not found', { status: 404 });
  try {
    const picture = await fetchPicture(MEDIA_BASE + pathname.slice(PREVIEW_BASE.length));
    if (!picture.ok) return new Response(null, { status: picture.status });
    return await toPreview(await picture.arrayBuffer(), searchParams);
  } catch {
    return new Response('Bad gateway', { status: 502 });
  }
}

async function toPreview(picture: ArrayBuffer, asked: URLSearchParams): Promise<Response> {
  const slug = asked.get('product');
  const text = slug && (await previewText(slug, localeOf(asked.get('locale'))));
  return text
    ? jpeg(await productPreview(picture, text), `max-age=${PRODUCT_SECONDS}`)
    : jpeg(await picturePreview(picture), `max-age=${PICTURE_SECONDS}, immutable`);
}

function jpeg(bytes: Buffer, age: string): Response {
  return new Response(new Uint8Array(bytes), {
    headers: { 'cache-control': `public, ${age}`, 'content-type': 'image/jpeg' },
  });
}

function localeOf(asked: string | null): Locale {
  return LOCALES.find((locale) => locale === asked) ?? DEFAULT_LOCALE;
}
