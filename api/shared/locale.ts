import type { Text } from '@/api/db/schema/column';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '@/lib/constants';

/** The first language of an Accept-Language header that the shop speaks, by its weights. */
export function localeOf(header: string | undefined): Locale {
  const wanted = (header ?? '')
    .split(',')
    .map(toWish)
    .sort((a, b) => b.weight - a.weight);
  for (const { language, weight } of wanted) {
    const known = LOCALES.find((locale) => locale === language);
    if (known && weight > 0) return known;
  }
  return DEFAULT_LOCALE;
}

export function textIn(text: Text, locale: Locale): string {
  return text[locale];
}

/** Puts the values into the text's `{places}`. */
export function fill(text: string, values: Record<string, string>): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place);
}

function toWish(part: string) {
  const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
  const quality = parameters.map((text) => text.trim()).find((text) => text.startsWith('q='));
  const weight = quality === undefined ? 1 : Number.parseFloat(quality.slice(2));
  return { language: tag.split('-', 1)[0], weight: Number.isNaN(weight) ? 0 : weight };
}
