import { PRICE_MAX } from '@/lib/domain/product/bounds';

/** Characters that group digits, except the dot and the comma, which may also start a fraction. */
const GROUP_SIGNS = /[\s\p{Default_Ignorable_Code_Point}'’‘ʻʼ`´′_٬]/gu;
/** One number, optionally with words such as a currency before or after it. */
const AMOUNT = /^[^\d.,٫+-]*(\d[\d.,٫]*)(\D*)$/;
/** Hyphens and dashes that people type as a minus sign. */
const MINUS_SIGNS = /[‐‒–−]/g;
/** The number of zeros that a multiplier word adds. */
const MULTIPLIERS: [RegExp, zeros: number][] = [
  [/^(?:ming|минг|тыс)/i, 3],
  [/^(?:mln|млн|million|миллион)/i, 6],
  [/^(?:mlrd|млрд|milliard|миллиард)/i, 9],
];

/**
 * Parses an amount in any common notation to whole UZS: '1 500 000', '1.500.000', '1,500,000.00',
 * '1500000,50 soʻm', '1,5 mln'. The digits may be of any script. Fractions of 1 UZS are dropped.
 *
 * @returns The amount, limited to `PRICE_MAX`; `undefined` if the text is not exactly one amount.
 */
export function readAmount(text: string): number | undefined {
  const written = westernDigits(text).replace(GROUP_SIGNS, '').replace(MINUS_SIGNS, '-');
  const [, number, words = ''] = AMOUNT.exec(written) ?? [];
  if (number === undefined) return undefined;
  const zeros = MULTIPLIERS.find(([word]) => word.test(words))?.[1] ?? 0;
  const [whole, fraction] = splitFraction(number.replace(/[.,٫]+$/, ''), zeros > 0);
  return Math.min(Number(whole + fraction.slice(0, zeros).padEnd(zeros, '0')), PRICE_MAX);
}

/** Converts the digits of every script to 0–9, and full-width characters to normal ones. */
export function westernDigits(text: string): string {
  return text.normalize('NFKC').replace(/\p{Nd}/gu, digitValue);
}

/**
 * Returns the value of a digit of any script. Unicode arranges code points in rows of sixteen, and
 * the ten digits of a script start at position 0 or 6 of a row.
 */
function digitValue(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  const row = code - (code % 16);
  return String(code - row - (/\p{Nd}/u.test(String.fromCodePoint(row)) ? 0 : 6));
}

/**
 * Splits a number into the digits before and after its decimal separator.
 *
 * The last separator is the decimal separator unless it groups digits. A single separator before
 * exactly three digits groups them, except if a multiplier follows: '1,250 mln' is 1.25 million.
 */
function splitFraction(number: string, isMultiplied: boolean): [whole: string, fraction: string] {
  const parts = number.split(/[.,٫]/);
  const signs = number.match(/[.,٫]/g) ?? [];
  const last = signs.at(-1);
  const isRepeated = signs.filter((sign) => sign === last).length > 1;
  // Indian notation groups two digits before the last group of three: '15,00,000'.
  const hasGroups = /^\d+(?:[.,]\d{2,3})*[.,]\d{3}$/.test(number);
  const isOneGroup = /^[1-9]\d{0,2}[.,]\d{3}$/.test(number) && !isMultiplied;
  if (signs.length === 0 || (isRepeated && hasGroups) || isOneGroup) return [parts.join(''), ''];
  return [parts.slice(0, -1).join(''), parts.at(-1) ?? ''];
}
