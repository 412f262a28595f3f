import type { Text } from '@/api/db/schema/column';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '@/lib/constants';
import { messages } from './messages';

/** Of every browser; what is longer costs time and says no more. */
const HEADER_LENGTH_MAX = 256;

/** The first language of an Accept-Language header that the shop speaks, by its weights. */
export function localeOf(header: string | undefined): Locale {
  const wanted = (header ?? '')
    .slice(0, HEADER_LENGTH_MAX)
    .split(',')
    .map(toPreference)
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
  const known = new Map(Object.entries(values));
  return text.replace(/\{(\w+)\}/g, (place, name: string) => known.get(name) ?? place);
}

export function fillBoth({ uz, ru }: Text, values: Record<string, string>): Text {
  return { uz: fill(uz, values), ru: fill(ru, values) };
}

export function waitText(seconds: number, locale: Locale): string {
  const minutes = Math.ceil(seconds / 60);
  if (seconds < 60) return fill(textIn(messages.seconds, locale), { count: `${seconds}` });
  if (minutes < 60) return fill(textIn(messages.minutes, locale), { count: `${minutes}` });
  const hours = fill(textIn(messages.hours, locale), { count: `${Math.floor(minutes / 60)}` });
  if (minutes % 60 === 0) return hours;
  return `${hours} ${fill(textIn(messages.minutes, locale), { count: `${minutes % 60}` })}`;
}

function toPreference(part: string) {
  const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
  const quality = parameters.map((text) => text.trim()).find((text) => text.startsWith('q='));
  const weight = quality === undefined ? 1 : Number.parseFloat(quality.slice(2));
  return { language: tag.split('-', 1)[0], weight: Number.isNaN(weight) ? 0 : weight };
}
