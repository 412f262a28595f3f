import { usePathname, useSearchParams } from 'next/navigation';
import { withoutChoice } from '@/lib/domain/product/without-choice';

/** Path and query of the page without the chosen option (record 030). */
export function useRoute(): string {
  return usePathname() + withoutChoice(useSearchParams().toString());
}
