import { CONTENT_LOCALES, type ContentLocale, DEFAULT_CONTENT_LOCALE } from '@/lib/constants';

/**
 * The number of characters of the header that are parsed. Browsers send shorter headers; the rest
 * of a longer one is ignored, to limit the work.
 */
const HEADER_LENGTH_MAX = 256;

/**
 * Picks the content language with the highest weight from an `Accept-Language` header, or the
 * default language if the header names none.
 */
export function acceptedLocale(header: string | undefined): ContentLocale {
  const wanted = (header ?? '')
    .slice(0, HEADER_LENGTH_MAX)
    .split(',')
    .map(toPreference)
    .sort((a, b) => b.weight - a.weight);
  for (const { language, weight } of wanted) {
    const known = CONTENT_LOCALES.find((locale) => locale === language);
    if (known && weight > 0) return known;
  }
  return DEFAULT_CONTENT_LOCALE;
}

function toPreference(part: string) {
  const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
  const quality = parameters.map((text) => text.trim()).find((text) => text.startsWith('q='));
  const weight = quality === undefined ? 1 : Number.parseFloat(quality.slice(2));
  return { language: tag.trim().split('-', 1)[0], weight: Number.isNaN(weight) ? 0 : weight };
}
