/** Returns a short FNV-1a hash of the text, to detect changes. It is not cryptographic. */
export function contentKey(text: string): string {
  let hash = 0x811c9dc5;
  for (const letter of text) {
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}
