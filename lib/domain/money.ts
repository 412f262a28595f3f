import type { Locale } from '@/lib/constants';
import { formatCount } from './number';

const NO_BREAK_SPACE = '\u00A0';

export const sumUnit: Record<Locale, string> = { uz: 'soʻm', ru: 'сум' };

export function formatSum(value: number): string {
  return formatCount(value);
}

export function formatPrice(value: number, locale: Locale): string {
  return formatSum(value) + NO_BREAK_SPACE + sumUnit[locale];
}
