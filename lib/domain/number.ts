const NO_BREAK_SPACE = '\u00A0';

/** Not `Intl`, whose data for Uzbek differs between Node and browsers. */
export function formatCount(value: number): string {
  return String(Math.round(value)).replace(/\B(?=(\d{3})+$)/g, NO_BREAK_SPACE);
}

export function formatRating(value: number): string {
  return value.toFixed(1).replace('.', ',');
}
