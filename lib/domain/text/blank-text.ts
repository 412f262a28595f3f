/**
 * Characters that Unicode classifies as letters or symbols although fonts draw them blank:
 * the Braille blank, the object replacement character, `MUSICAL SYMBOL NULL NOTEHEAD`, and
 * hieroglyph blanks.
 */
const BLANK_GLYPHS = '\\u2800\\uFFFC\\u{1D159}\\u{13441}\\u{13442}';
const BLANK = `\\p{White_Space}\\p{Default_Ignorable_Code_Point}\\p{Cc}${BLANK_GLYPHS}`;
/**
 * Matches a visible character. Combining marks do not match, because they are invisible without a
 * letter.
 */
const VISIBLE = new RegExp(`[^${BLANK}\\p{M}\\p{Cf}\\p{Cs}\\p{Co}\\p{NChar}]`, 'u');
/**
 * Variation selectors and tags. They belong to the character before them, so they are not trimmed.
 */
const SELECTORS = '\\uFE00-\\uFE0F\\u{E0020}-\\u{E007F}\\u{E0100}-\\u{E01EF}';
/**
 * Captures the text between leading and trailing blanks. Both halves of the expression are greedy,
 * so that the time stays linear for any number of blanks.
 */
const TRIMMED = new RegExp(`^[${BLANK}]*([^]*(?:[^${BLANK}]|[${SELECTORS}]))`, 'u');

/** Returns whether the text has no visible characters. */
export function isBlank(text: string): boolean {
  return !VISIBLE.test(text);
}

/** Removes invisible characters at both ends; returns `''` for blank text. */
export function trimBlank(text: string): string {
  return isBlank(text) ? '' : (TRIMMED.exec(text)?.[1] ?? '');
}
