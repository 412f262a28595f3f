import { listSitemapParts } from '@/lib/server/sitemap';
import { answerSitemap } from '@/lib/server/sitemap-answer';
import { indexXml } from '@/lib/server/sitemap-xml';

export const dynamic = 'force-dynamic';

export function GET(): Promise<Response> {
  return answerSitemap('index', index(), 'xml');
}

async function* index() {
  yield indexXml(await listSitemapParts());
}
