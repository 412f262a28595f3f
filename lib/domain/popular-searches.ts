import type { Locale } from '@/lib/constants';

type Words = { popular_searches?: Record<Locale, string> | undefined };

/** What the shop offers to search for, each once. */
export function popularSearches(settings: Words, locale: Locale): string[] {
  const text = settings.popular_searches?.[locale] ?? '';
  const words = new Set(text.split(',').map((word) => word.trim()));
  words.delete('');
  return [...words];
}
