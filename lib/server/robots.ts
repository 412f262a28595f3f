import { LOCALES } from '@/lib/constants';
import { narrowingParameters } from '@/lib/domain/routing/list-url';
import { localePath } from '@/lib/domain/routing/locale-path';
import { routes } from '@/lib/domain/routing/routes';
import { envServer } from '@/lib/env.server';

/** The paths of personal pages. A path covers all paths below it. */
const personal = routes
  .flatMap((route) => ('isPersonal' in route ? [route.path] : []))
  .filter((path, _, all) => !all.some((other) => path.startsWith(`${other}/`)));

/** Parameters with unlimited combinations: those of list filters, sorting and the quick view. */
const unlimited = [...narrowingParameters, 'view'];

const tracking = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_content',
  'utm_term',
  'utm_referrer',
  '_openstat',
  'gclid',
  'yclid',
  'ysclid',
  'ymclid',
  'fbclid',
];

/**
 * Builds robots.txt. Pages with `noindex` stay crawlable, so that crawlers can read the directive.
 */
export function robotsTxt(): string {
  const pages = personal.flatMap((href) => LOCALES.map((locale) => localePath(locale, href)));
  return [
    'User-agent: *',
    'Disallow: /api/',
    ...pages.map((path) => `Disallow: ${path}`),
    ...unlimited.flatMap((name) => [`Disallow: /*?${name}=`, `Disallow: /*&${name}=`]),
    `Clean-param: ${tracking.join('&')}`,
    '',
    `Sitemap: ${envServer.SITE_URL}/sitemap.xml`,
    '',
  ].join('\n');
}
