import { trimBlank } from '@/lib/domain/text/blank-text';

/**
 * Splits the setting `popular_searches` into its search terms.
 *
 * @param text - Search terms, separated by commas.
 * @returns The distinct terms without surrounding whitespace, in their original order.
 */
export function popularSearches(text: string): string[] {
  const words = new Set(text.split(',').map(trimBlank));
  words.delete('');
  return [...words];
}
