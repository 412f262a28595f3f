import { sitemapPart } from '@/lib/server/sitemap';
import { answerSitemap } from '@/lib/server/sitemap-answer';

export const dynamic = 'force-dynamic';

type Context = { params: Promise<{ part: string }> };

export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const name = /^(.+)\.xml\.gz$/.exec((await params).part)?.[1] ?? '';
  const pieces = sitemapPart(name);
  return pieces ? answerSitemap(name, pieces, 'gz') : new Response(null, { status: 404 });
}
