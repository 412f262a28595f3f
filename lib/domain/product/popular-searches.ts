import { trimBlank } from '@/lib/domain/text/blank-text';

/**
 * Splits the setting of popular searches into its terms.
 *
 * @param text - The setting: searches separated by commas.
 * @returns The distinct searches without surrounding whitespace, in the order of the setting.
 */
export function popularSearches(text: string): string[] {
  const words = new Set(text.split(',').map(trimBlank));
  words.delete('');
  return [...words];
}
