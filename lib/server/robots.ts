import { LOCALES } from '@/lib/constants';
import { envServer } from '@/lib/env.server';
import { localePath } from '@/lib/routing/locale';

/** Pages of one shopper. */
const personal = ['/cart', '/liked', '/orders', '/user', '/offline'];

/** A list with any of these is one of countless: searched, filtered or sorted. */
const countless = [
  ...['category', 'discounted', 'express', 'price_max', 'price_min', 'search', 'sort', 'values'],
  'view',
];

/** Parameters that change nothing of what is shown, for Yandex. */
const tracking = [
  ...['utm_source', 'utm_medium', 'utm_campaign', 'utm_content', 'utm_term', 'utm_referrer'],
  ...['_openstat', 'gclid', 'yclid', 'ysclid', 'ymclid', 'fbclid'],
];

/** What may be crawled. What must drop out by `noindex` alone stays open, so that this is seen. */
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
