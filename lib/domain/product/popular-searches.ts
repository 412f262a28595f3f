import { trimBlank } from '@/lib/domain/text/blank-text';

/**
 * Splits the shop's setting of popular searches into the searches it offers.
 *
 * @param text - The setting: searches with commas between them.
 * @returns Each search once, without surrounding blanks, in the order of the setting.
 */
export function popularSearches(text: string): string[] {
  const words = new Set(text.split(',').map(trimBlank));
  words.delete('');
  return [...words];
}
