/** Of the first two words of a name, in its own letters. */
export function initials(name: string): string {
  const words = name.split(/\s+/).filter(Boolean).slice(0, 2);
  return words.map((word) => firstLetter(word).toUpperCase()).join('');
}

/** Not `slice`, which leaves half of a sign that takes two units. */
export function firstLetter(text: string): string {
  const [first = ''] = text;
  return first;
}
