import { hasLocale } from 'next-intl';
import { DEFAULT_LOCALE, LOCALES } from '@/lib/constants';
import { getManifest } from '@/lib/server/manifest';

type Context = { params: Promise<{ locale: string }> };

export async function GET(_request: Request, { params }: Context) {
  const { locale } = await params;
  const manifest = await getManifest(hasLocale(LOCALES, locale) ? locale : DEFAULT_LOCALE);
  return Response.json(manifest, { headers: { 'Content-Type': 'application/manifest+json' } });
}
