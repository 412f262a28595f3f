/** Up to fifteen digits, so that the number stays below `Number.MAX_SAFE_INTEGER`. */
const DIGITS = /^\d{1,15}$/;

/**
 * Parses a whole number from ASCII digits, as in URLs, headers and stored keys.
 *
 * It is separate from `number.ts`, because every page loads that file before hydration.
 *
 * @returns `null` for all other text, including forms that `Number` accepts: signs, spaces,
 *   exponents, hexadecimal, fractions and the empty string.
 */
export function readWholeNumber(text: string): number | null {
  return DIGITS.test(text) ? Number(text) : null;
}
