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
