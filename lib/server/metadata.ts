import type { Metadata } from 'next';
import { getLocale } from 'next-intl/server';
import { LOCALES, META_IMAGE } from '@/lib/constants';
import { isPersonal } from '@/lib/domain/routes';
import { mediaUrl } from '@/lib/http/url';
import { getPathname } from '@/lib/navigation/path';
import { getSettings } from './site';

type Page = {
  title?: string;
  description?: string;
  /** Without the language prefix, with the parameters that identify the page. */
  path: string;
  /** The picture of link previews; the shop's own by default. */
  image?: string | undefined;
  /** By default all pages but personal ones are indexed. */
  index?: boolean;
  type?: 'article';
};

const TITLE_MAX = 65;
const DESCRIPTION_MAX = 160;
const OG_LOCALE = { uz: 'uz_UZ', ru: 'ru_UZ' } as const;

/** Metadata of a public page: canonical, both languages, Open Graph (S3-05, S9-28). */
export async function pageMetadata(page: Page): Promise<Metadata> {
  const [settings, locale] = await Promise.all([getSettings(), getLocale()]);
  const { path, image = settings.head_image, index = !isPersonal(path) } = page;
  // The template of the layout adds the shop's name to every title but the home page's.
  const room = TITLE_MAX - ` — ${settings.app_name}`.length;
  const title = page.title ? shorten(page.title, room) : undefined;
  const description = shorten(
    page.description ?? settings.head_description[locale],
    DESCRIPTION_MAX,
  );
  const [uz, ru] = [
    getPathname({ href: path, locale: 'uz' }),
    getPathname({ href: path, locale: 'ru' }),
  ];

  return {
    ...(title && { title }),
    description,
    alternates: {
      canonical: locale === 'ru' ? ru : uz,
      ...(index && { languages: { uz, ru, 'x-default': uz } }),
    },
    robots: { index, follow: true },
    openGraph: {
      title: title ?? settings.head_title[locale],
      description,
      siteName: settings.app_name,
      url: locale === 'ru' ? ru : uz,
      locale: OG_LOCALE[locale],
      alternateLocale: LOCALES.filter((other) => other !== locale).map((other) => OG_LOCALE[other]),
      type: page.type ?? 'website',
      images: previewImages(image),
    },
    twitter: { card: 'summary_large_image' },
  };
}

/** Empty if there is no picture. */
export function previewImages(path: string) {
  return path === '' ? [] : [{ url: mediaUrl(path), ...META_IMAGE }];
}

function shorten(text: string, length: number): string {
  if (text.length <= length) return text;
  return `${text.slice(0, length - 1).replace(/[\s,.;:—-]+\S*$/, '')}…`;
}
