/** Fifteen digits stay below `Number.MAX_SAFE_INTEGER`. */
const DIGITS = /^\d{1,15}$/;

/**
 * Reads a whole number from its ASCII digits, as addresses, headers and stored keys have it.
 *
 * Separate from the formatting in `number.ts`, which every page needs before hydration.
 *
 * @param text - The text of an address, a header or a stored key.
 * @returns `null` for everything else that `Number` accepts: signs, spaces, exponents, hexadecimal,
 *   fractions and the empty text.
 */
export function readWholeNumber(text: string): number | null {
  return DIGITS.test(text) ? Number(text) : null;
}
