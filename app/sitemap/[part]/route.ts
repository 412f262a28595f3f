import { sitemapPart } from '@/lib/server/sitemap';
import { respondWithSitemap } from '@/lib/server/sitemap-response';

export const dynamic = 'force-dynamic';

type Context = { params: Promise<{ part: string }> };

export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const name = /^(.+)\.xml\.gz$/.exec((await params).part)?.[1] ?? '';
  const chunks = sitemapPart(name);
  return chunks ? respondWithSitemap(name, chunks, 'gz') : new Response(null, { status: 404 });
}
