import { listSitemapParts } from '@/lib/server/sitemap';
import { respondWithSitemap } from '@/lib/server/sitemap-response';
import { indexXml } from '@/lib/server/sitemap-xml';

export const dynamic = 'force-dynamic';

export function GET(): Promise<Response> {
  return respondWithSitemap('index', index(), 'xml');
}

async function* index() {
  yield indexXml(await listSitemapParts());
}
