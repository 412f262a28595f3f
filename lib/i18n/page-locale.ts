import type { Locale } from '@/lib/constants';
import { toLocale } from '@/lib/domain/routing/locale-path';

export function pageLocale(): Locale {
  return toLocale(document.documentElement.lang);
}
