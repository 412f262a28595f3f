/** Of the first two words of a name, in its own letters. */
export function initials(name: string): string {
  const words = name.split(/\s+/).filter(Boolean).slice(0, 2);
  return words.map(([first = '']) => first.toUpperCase()).join('');
}
