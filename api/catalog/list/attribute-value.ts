import { fold } from '@/lib/domain/text/fold';

export const BRAND_KEY = 'brand';
export const COLOUR_KEY = 'colour';

const signs: Record<string, string> = { '+': 'plus', '<': 'below', '>': 'above' };
/**
 * A hyphen after a letter or a digit joins two parts or marks a range; any other hyphen is a minus
 * sign.
 */
const SIGN = /[+<>]|(?<![\p{L}\p{N}])[-−](?=\d)/gu;

/**
 * Returns the key by which values of an attribute are compared: it ignores case, script and
 * punctuation, but not signs.
 */
export function valueKey(text: string): string {
  return fold(text.replace(SIGN, (sign) => ` ${signs[sign] ?? 'minus'} `)) || text;
}

const thousands = new Set(['tb', 'kg', 'l', 'm', 'kvt', 'soat']);
const POSITION_MAX = 2_000_000_000;

/**
 * Returns the sort position of an attribute value, derived from its leading number. A larger unit
 * counts as a thousand smaller ones: 64 GB, 128 GB, 1 TB.
 */
export function valuePosition(text: string): number {
  const [, digits, unit = ''] = /^(\d+(?:[.,]\d+)?)\s*(\p{L}*)/u.exec(text) ?? [];
  if (digits === undefined) return 0;
  const factor = thousands.has(unit.toLowerCase()) ? 1000 : 1;
  return Math.min(POSITION_MAX, Math.round(Number(digits.replace(',', '.')) * factor * 10));
}
