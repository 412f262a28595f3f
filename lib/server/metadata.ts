import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import {
  DEFAULT_LOCALE,
  LOCALES,
  type Locale,
  MEDIA_BASE,
  META_IMAGE,
  PREVIEW_BASE,
} from '@/lib/constants';
import type { PostGroup } from '@/lib/contract/content';
import type { Product } from '@/lib/contract/product';
import { lowestPrice, wholeClauses, wholePhrases } from '@/lib/domain/product/product-title';
import { contentLocale, localePath } from '@/lib/domain/routing/locale-path';
import { isPersonal } from '@/lib/domain/routing/routes';
import { formatPrice } from '@/lib/domain/text/money';
import { mediaUrl } from '@/lib/http/url';
import { getSettings } from './site';

type Page = {
  title?: string;
  description?: string;
  /** Text to append to a short description, before the shop's description. */
  details?: string;
  path: string;
  image?: string | undefined;
  /** Whether preview images show the product's name and price next to its photo. */
  isProduct?: boolean;
  index?: boolean;
  type?: 'article';
};

const TITLE_MAX = 65;
const DESCRIPTION_MIN = 50;
const DESCRIPTION_MAX = 160;

/**
 * Builds the metadata of a page: title and description within the limits of search engines,
 * canonical URL, alternates and preview image.
 *
 * Omitted texts come from the shop's settings. Personal pages are not indexed.
 */
export async function pageMetadata(page: Page): Promise<Metadata> {
  const [settings, locale] = await Promise.all([getSettings(), getLocale()]);
  const { path, image = settings.head_image, index = !isPersonal(path) } = page;
  const content = contentLocale(locale);
  const title = page.title && fitTitle(page.title, settings.app_name);
  const own = longEnough(page.description ?? '', page.details ?? '');
  const description = longEnough(own, settings.head_description[content]);
  const canonical = localePath(locale, path);
  return {
    ...(title && { title: withShop(title, settings.app_name) }),
    description,
    alternates: {
      canonical,
      ...(index && { languages: alternatesOf(path) }),
    },
    robots: { index, follow: true },
    openGraph: {
      title: title ?? settings.head_title[content],
      description,
      siteName: settings.app_name,
      url: canonical,
      locale: openGraphLocale(locale),
      alternateLocale: LOCALES.filter((other) => other !== locale).map(openGraphLocale),
      type: page.type ?? 'website',
      images: previewImages(image, page.isProduct ? canonical : undefined),
    },
    // X reads the image from the Open Graph tags. Without `images: []`, Next would repeat it here.
    twitter: { card: 'summary_large_image', images: [] },
  };
}

/**
 * Returns the URL of a page in each language, and the URL in the default language for visitors with
 * other languages.
 */
function alternatesOf(path: string): Record<string, string> {
  const paths = LOCALES.map((locale) => [locale, localePath(locale, path)]);
  return { ...Object.fromEntries(paths), 'x-default': localePath(DEFAULT_LOCALE, path) };
}

function openGraphLocale(locale: Locale): string {
  return `${locale}_UZ`;
}

/** Shortens the product name at phrase boundaries and appends the price if both fit. */
export async function productTitle({ name, sub_products }: Product): Promise<string> {
  const [t, locale, settings] = await Promise.all([
    getTranslations('product.headTitle'),
    getLocale(),
    getSettings(),
  ]);
  const room = titleRoom(settings.app_name);
  const lowest = lowestPrice(sub_products);
  if (lowest) {
    const price = formatPrice(lowest.price, locale);
    const costing = (short: string) => t(lowest.isFrom ? 'from' : 'exact', { name: short, price });
    const title = costing(wholePhrases(name, room - costing('').length));
    if (title.length <= room) return title;
  }
  return wholePhrases(name, room);
}

/**
 * Returns the maximum number of characters of a title. The layout's template appends the shop's
 * name to every title except that of the home page.
 */
function titleRoom(shop: string): number {
  return TITLE_MAX - ` — ${shop}`.length;
}

/** Shortens a long title at a clause boundary, or between words if the first clause is too long. */
function fitTitle(title: string, shop: string): string {
  if (title.length <= TITLE_MAX) return title;
  return wholeClauses(title, titleRoom(shop)) ?? shorten(title, titleRoom(shop));
}

/** Omits the shop's name if it does not fit. */
function withShop(title: string, shop: string): NonNullable<Metadata['title']> {
  return title.length <= titleRoom(shop) ? title : { absolute: title };
}

/** Joins the titles of the posts, then their excerpts. `pageMetadata` shortens the text. */
export function postsSummary(posts: PostGroup['results']): string {
  const titles = posts.map(({ title }) => title).join(', ');
  return [titles && `${titles}.`, ...posts.map(({ excerpt }) => excerpt)].join(' ').trim();
}

/** Appends `next` to a short description, because search engines replace short ones. */
function longEnough(description: string, next: string): string {
  if (description.length >= DESCRIPTION_MIN || !next) return shorten(description, DESCRIPTION_MAX);
  const end = description === '' || /[.!?…]$/.test(description) ? '' : '.';
  return shorten(`${description}${end} ${next}`.trim(), DESCRIPTION_MAX);
}

/**
 * Returns the preview image with its size, or no entry without an image. The size of images from
 * other sites is unknown.
 *
 * @param product - The path of the product whose name and price the preview shows. It becomes the
 *   query parameter `of`.
 */
export function previewImages(path: string, product?: string) {
  if (path === '') return [];
  const url = mediaUrl(path);
  if (!url.startsWith(`${MEDIA_BASE}/`)) return [{ url }];
  const query = product ? `?of=${product}` : '';
  return [{ url: PREVIEW_BASE + url.slice(MEDIA_BASE.length) + query, ...META_IMAGE }];
}

function shorten(text: string, length: number): string {
  if (text.length <= length) return text;
  return `${text.slice(0, length - 1).replace(/[\s,.;:—-]+\S*$/, '')}…`;
}
