/** What the shop offers to search for, each once. `text` is the setting: words with commas between. */
export function popularSearches(text: string): string[] {
  const words = new Set(text.split(',').map((word) => word.trim()));
  words.delete('');
  return [...words];
}
