import { usePathname as useWrittenPathname } from 'next/navigation';
import { withoutLocale } from './path';

/** The page's path without its language. */
export function usePathname(): string {
  return withoutLocale(useWrittenPathname());
}
