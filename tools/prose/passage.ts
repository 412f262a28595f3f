/** Where a passage comes from. */
export type PassageKind = 'comment' | 'title' | 'message' | 'document' | 'commit';

/**
 * A piece of prose that begins at `start` in its source. Markers, escapes and inline code in `text`
 * are masked, not removed, so that offsets in the text correspond to offsets in the source.
 */
export type Passage = {
  kind: PassageKind;
  start: number;
  text: string;
  /** Whether this is a heading or a table header, which may be a headless clause. */
  isLabel?: boolean;
};

/** Masks names, code and quotations. It counts as a word, so that the sentence stays complete. */
export const NAME = '¤';
const BLANK = ' ';

/** Replaces each character of a match with `by`. Line breaks stay. */
export function mask(text: string, pattern: RegExp, by: typeof NAME | typeof BLANK = BLANK) {
  return text.replace(pattern, (match) => match.replace(/[^\n]/g, by));
}

const names: readonly RegExp[] = [
  /```[\s\S]*?(?:```|$)/g,
  /`[^`]*`/g,
  /\bhttps?:[^\s)]+/g,
  /"[^"]{0,200}"|“[^”]*”|«[^»]*»/g,
  /(?<=^|[\s(])'[^'\n]{1,80}'(?=[\s).,:;]|$)/gm,
  // Paths, flags and file names.
  /(?:[\w.@{}[\]*…-]*\/)+[\w.@{}[\]*…-]*[\w}\]*]/g,
  /(?<![\w-])--?[a-z][\w-]*/g,
  /\b[\w-]+\.(?:[cm]?[jt]sx?|css|json|md|ya?ml|sh|sql|conf|html|txt)\b/g,
  // Identifiers: with a digit, an underscore, a dollar sign, a call or a capital inside.
  /[\w$]*[\d_$][\w$]*/g,
  /\b\w+(?:\.\w+)*\(\)/g,
  /\b\w*[a-z][A-Z]\w*\b/g,
  /\b[A-Z]{2,}s?\b/g,
  /[@#][\w-]+/g,
  /%[sdifjoOc#]/g,
  /\p{Script=Cyrillic}+/gu,
];

/** Masks code, names and quotations in prose. */
export function maskNames(text: string): string {
  return names.reduce((masked, pattern) => mask(masked, pattern, NAME), text);
}

/** Splits a passage at blank lines and before the items of a list. */
export function splitParagraphs({ text, start, ...rest }: Passage): Passage[] {
  const parts: Passage[] = [];
  let from = 0;
  for (const { index, 0: gap } of text.matchAll(/\n[ \t]*\n\s*|\n[ \t]*(?:[-*•]|\d+\.)[ \t]+|$/g)) {
    const part = text.slice(from, index);
    if (/\p{L}/u.test(part)) parts.push({ ...rest, start: start + from, text: part });
    from = index + gap.length;
  }
  return parts;
}
