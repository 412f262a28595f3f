import type { Locale } from '@/lib/constants';
import { formatCount } from './number';

const NO_BREAK_SPACE = '\u00A0';

export const currencyUnit: Record<Locale, string> = { uz: 'soʻm', ru: 'сум' };

export function formatAmount(value: number): string {
  return formatCount(value);
}

export function formatPrice(value: number, locale: Locale): string {
  return formatAmount(value) + NO_BREAK_SPACE + currencyUnit[locale];
}
