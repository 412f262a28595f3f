import { useSearchParams } from 'next/navigation';
import { useIsHydrated } from '@/lib/hooks/use-is-hydrated';

/** '' in the server's HTML, which one copy of serves every tracking parameter; then what the URL has. */
export function useQueryString(): string {
  const query = useSearchParams().toString();
  return useIsHydrated() && query ? `?${query}` : '';
}
