const NO_BREAK_SPACE = '\u00A0';

/**
 * Formats an integer in groups of three digits. It does not use `Intl`, whose Uzbek data differs
 * between Node and browsers.
 */
export function formatCount(value: number): string {
  return String(Math.round(value)).replace(/\B(?=(\d{3})+$)/g, NO_BREAK_SPACE);
}

/**
 * Puts non-breaking spaces between numbers and their units. Apply it only to text for display,
 * because it replaces spaces.
 */
export function withUnits(text: string): string {
  return text
    .replace(/(\d) (?=\p{L}{1,4}(?!\p{L})|[°%×])/gu, `$1${NO_BREAK_SPACE}`)
    .replace(/× (?=\d)/gu, `×${NO_BREAK_SPACE}`);
}

/** Formats a rating with one decimal after a comma. */
export function formatRating(value: number): string {
  return formatTenths(value);
}

/** Formats a number with one decimal after a comma. */
export function formatTenths(value: number): string {
  return value.toFixed(1).replace('.', ',');
}
