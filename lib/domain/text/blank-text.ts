/**
 * Braille's blank pattern, the object replacement character, a note without a head and the blanks of
 * Egyptian hieroglyphs: Unicode calls them letters or symbols, and every font leaves them empty.
 */
const BLANK_GLYPHS = '\\u2800\\uFFFC\\u{1D159}\\u{13441}\\u{13442}';
const BLANK = `\\p{White_Space}\\p{Default_Ignorable_Code_Point}\\p{Cc}${BLANK_GLYPHS}`;
/** A mark without a letter has nothing to stand on. */
const VISIBLE = new RegExp(`[^${BLANK}\\p{M}\\p{Cf}\\p{Cs}\\p{Co}\\p{NChar}]`, 'u');
/** Variation selectors and tags belong to the sign before them: without them a heart or a flag changes. */
const SELECTORS = '\\uFE00-\\uFE0F\\u{E0020}-\\u{E007F}\\u{E0100}-\\u{E01EF}';
/** Each half takes as much as it can, so that a text is read once, however many blanks it has. */
const TRIMMED = new RegExp(`^[${BLANK}]*([^]*(?:[^${BLANK}]|[${SELECTORS}]))`, 'u');

/** Whether a reader would see nothing of the text. */
export function isBlank(text: string): boolean {
  return !VISIBLE.test(text);
}

/** Removes the characters at both ends that nobody sees; `''` for a blank text. */
export function trimBlank(text: string): string {
  return isBlank(text) ? '' : (TRIMMED.exec(text)?.[1] ?? '');
}
