import { trimBlank } from '@/lib/domain/text/blank-text';

/** What the shop offers to search for, each once. `text` is the setting: words with commas between. */
export function popularSearches(text: string): string[] {
  const words = new Set(text.split(',').map(trimBlank));
  words.delete('');
  return [...words];
}
