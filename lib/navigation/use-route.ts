import { usePathname, useSearchParams } from 'next/navigation';
import { withoutChoice } from '@/lib/domain/option-choice';

/** Path and query of the page, whatever is chosen on it. */
export function useRoute(): string {
  return usePathname() + withoutChoice(useSearchParams().toString());
}
