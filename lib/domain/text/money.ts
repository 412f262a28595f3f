import { type Locale, locales } from '@/lib/constants';
import { formatCount } from './number';

const NO_BREAK_SPACE = '\u00A0';

/** Formats an amount in UZS without the name of the currency. Fractions are rounded. */
export function formatAmount(value: number): string {
  return formatCount(value);
}

/** Formats an amount in UZS, followed by the currency's name in the language `locale`. */
export function formatPrice(value: number, locale: Locale): string {
  return formatAmount(value) + NO_BREAK_SPACE + locales[locale].currency;
}
