const NO_BREAK_SPACE = '\u00A0';

/** Not `Intl`, whose data for Uzbek differs between Node and browsers. */
export function formatCount(value: number): string {
  return String(Math.round(value)).replace(/\B(?=(\d{3})+$)/g, NO_BREAK_SPACE);
}

/** A number and its unit stay on one line. What is searched or compared keeps its own spaces. */
export function withUnits(text: string): string {
  return text.replace(/(\d) (?=\p{L}{1,4}(?!\p{L})|[°%])/gu, `$1${NO_BREAK_SPACE}`);
}

export function formatRating(value: number): string {
  return value.toFixed(1).replace('.', ',');
}

/** Fifteen digits stay below `Number.MAX_SAFE_INTEGER`. */
const DIGITS = /^\d{1,15}$/;

/**
 * Reads a whole number from its ASCII digits, as addresses, headers and stored keys have it.
 *
 * @returns `null` for everything else that `Number` accepts: signs, spaces, exponents, hexadecimal,
 *   fractions and the empty text.
 */
export function readWholeNumber(text: string): number | null {
  return DIGITS.test(text) ? Number(text) : null;
}
