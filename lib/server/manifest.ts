import type { MetadataRoute } from 'next';
import { getTranslations } from 'next-intl/server';
import { type Locale, THEME_COLOR } from '@/lib/constants';
import { contentLocale, localePath } from '@/lib/domain/routing/locale-path';
import { getSettings } from './site';

const png = (name: string, size: number, purpose: 'any' | 'maskable') => ({
  src: `/icon-${name}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

export async function getManifest(locale: Locale): Promise<MetadataRoute.Manifest> {
  const [settings, t] = await Promise.all([
    getSettings(locale),
    getTranslations({ locale, namespace: 'header' }),
  ]);
  const content = contentLocale(locale);
  const pathOf = (href: string) => localePath(locale, href);

  return {
    id: '/',
    name: settings.head_title[content],
    short_name: settings.app_name,
    description: settings.head_description[content],
    lang: locale,
    dir: 'ltr',
    start_url: pathOf('/'),
    scope: '/',
    display: 'standalone',
    theme_color: THEME_COLOR,
    background_color: '#f4f6f5',
    categories: ['shopping'],
    icons: [
      png('192', 192, 'any'),
      png('512', 512, 'any'),
      png('maskable-192', 192, 'maskable'),
      png('maskable-512', 512, 'maskable'),
    ],
    shortcuts: [
      { name: t('catalog'), url: pathOf('/products') },
      { name: t('cart'), url: pathOf('/cart') },
      { name: t('liked'), url: pathOf('/liked') },
    ],
  };
}
