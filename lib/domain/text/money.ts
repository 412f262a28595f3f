import { type Locale, locales } from '@/lib/constants';
import { formatCount } from './number';

const NO_BREAK_SPACE = '\u00A0';

/** Formats whole UZS without the currency. */
export function formatAmount(value: number): string {
  return formatCount(value);
}

/** Formats whole UZS with the currency of the locale. */
export function formatPrice(value: number, locale: Locale): string {
  return formatAmount(value) + NO_BREAK_SPACE + locales[locale].currency;
}
