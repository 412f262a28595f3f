import { DEFAULT_LOCALE, LOCALES, type Locale } from '@/lib/constants';
import { localePath } from '@/lib/domain/routing/locale-path';
import { envServer } from '@/lib/env.server';

export type SitemapEntry = {
  path: string;
  changed?: string;
  image?: string | null;
};

export const SITEMAP_HEAD =
  '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">\n';
export const SITEMAP_END = '</urlset>\n';

/** Returns one entry per language of a page. Each entry links to the page in all languages. */
export function entryXml({ path, changed, image }: SitemapEntry): string {
  const links = [
    ...LOCALES.map((locale) => [locale, locale] as const),
    ['x-default', DEFAULT_LOCALE] as const,
  ]
    .map(
      ([name, locale]) =>
        `<xhtml:link rel="alternate" hreflang="${name}" href="${address(path, locale)}"/>`,
    )
    .join('');
  const facts =
    links +
    (changed ? `<lastmod>${changed}</lastmod>` : '') +
    (image ? `<image:image><image:loc>${absolute(image)}</image:loc></image:image>` : '');
  return LOCALES.map((locale) => `<url><loc>${address(path, locale)}</loc>${facts}</url>\n`).join(
    '',
  );
}

/** Returns the sitemap index, which lists the compressed parts. */
export function indexXml(parts: readonly string[]): string {
  const list = parts.map(
    (part) => `<sitemap><loc>${absolute(`/sitemap/${part}.xml.gz`)}</loc></sitemap>\n`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${list.join('')}</sitemapindex>\n`;
}

function address(path: string, locale: Locale): string {
  return absolute(localePath(locale, path));
}

function absolute(path: string): string {
  return new URL(path, envServer.SITE_URL).href.replace(
    /[&<>"']/g,
    (sign) => `&#${sign.charCodeAt(0)};`,
  );
}
