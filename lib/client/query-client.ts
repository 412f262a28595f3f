import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { goHome, goOffline } from '@/lib/client/leave-page';
import { ApiError } from '@/lib/http/errors';
import { clearShopperData } from './clear-shopper-data';
import { createErrorPolicy } from './error-policy';
import { noteSessionEnd } from './session-end';

const STALE_MS = 60_000;
const RETRIES = 1;

export function newQueryClient(): QueryClient {
  const queryClient: QueryClient = new QueryClient({
    queryCache: new QueryCache({ onError: (error) => onError(error) }),
    mutationCache: new MutationCache({ onError: (error) => onError(error) }),
    defaultOptions: {
      queries: {
        // Without a connection a call fails at once; by default it would wait silently.
        networkMode: 'always',
        staleTime: STALE_MS,
        retry: (failures, error) => failures < RETRIES && isPassing(error),
        refetchOnWindowFocus: false,
      },
      mutations: { networkMode: 'always' },
    },
  });
  const onError = createErrorPolicy({
    goOffline,
    goHome,
    clearShopperData: () => {
      noteSessionEnd();
      clearShopperData(queryClient);
    },
    log: (error) => console.warn(error.message),
  });
  return queryClient;
}

function isPassing(error: Error): boolean {
  return error instanceof ApiError && (error.kind === 'no-response' || error.kind === 'server');
}
