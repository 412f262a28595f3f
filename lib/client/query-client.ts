import { QueryClient } from '@tanstack/react-query';

const STALE_MS = 60_000;

export function newQueryClient() {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: STALE_MS, retry: 1, refetchOnWindowFocus: false },
    },
  });
}
