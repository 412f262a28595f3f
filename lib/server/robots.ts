import { LOCALES } from '@/lib/constants';
import { narrowingParameters } from '@/lib/domain/routing/list-url';
import { localePath } from '@/lib/domain/routing/locale-path';
import { routes } from '@/lib/domain/routing/routes';
import { envServer } from '@/lib/env.server';

/** A folder stands for everything below it. */
const personal = routes
  .flatMap((route) => ('isPersonal' in route ? [route.path] : []))
  .filter((path, _, all) => !all.some((other) => path.startsWith(`${other}/`)));

/** A page with any of these is one of countless: a narrowed list or a quick view. */
const countless = [...narrowingParameters, 'view'];

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

/** Pages that must drop out by `noindex` stay crawlable, so that crawlers see it. */
export function robotsTxt(): string {
  const pages = personal.flatMap((href) => LOCALES.map((locale) => localePath(locale, href)));
  return [
    'User-agent: *',
    'Disallow: /api/',
    ...pages.map((path) => `Disallow: ${path}`),
    ...countless.flatMap((name) => [`Disallow: /*?${name}=`, `Disallow: /*&${name}=`]),
    `Clean-param: ${tracking.join('&')}`,
    '',
    `Sitemap: ${envServer.SITE_URL}/sitemap.xml`,
    '',
  ].join('\n');
}
