import { usePathname as useWholePathname } from 'next/navigation';
import { splitLocale } from '@/lib/domain/routing/locale-path';

/** Without the language. */
export function usePathname(): string {
  return splitLocale(useWholePathname()).path;
}
