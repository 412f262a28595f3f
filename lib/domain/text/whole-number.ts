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
