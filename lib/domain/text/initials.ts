/** Returns the upper-case initials of the first two words of a name. */
export function initials(name: string): string {
  const words = name.split(/\s+/).filter(Boolean).slice(0, 2);
  return words.map((word) => firstLetter(word).toUpperCase()).join('');
}

/** Returns the first code point; `slice` would cut a surrogate pair in half. */
export function firstLetter(text: string): string {
  const [first = ''] = text;
  return first;
}
