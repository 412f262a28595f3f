import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { goHome, goOffline } from '@/lib/client/page/leave-page';
import { doubtOffers } from '@/lib/client/product/refresh-offers';
import { clearShopperData } from '@/lib/client/session/clear-shopper-data';
import { noteSessionEnd } from '@/lib/client/session/session-end';
import { ApiError } from '@/lib/http/errors';
import { createErrorPolicy } from './error-policy';
import { freshnessMs } from './freshness';

const RETRIES = 1;

export function newQueryClient(): QueryClient {
  const queryClient: QueryClient = new QueryClient({
    queryCache: new QueryCache({ onError: (error) => onError(error) }),
    mutationCache: new MutationCache({
      onError: (error, _sent, _context, { options, meta }) => {
        onError(error, meta?.action);
        const isOfferRelated = options.scope?.id === 'cart' || isConflict(error);
        if (isOfferRelated) doubtOffers(error);
      },
    }),
    defaultOptions: {
      queries: {
        // Without a connection, requests fail immediately. By default, react-query would pause them
        // without an error.
        networkMode: 'always',
        staleTime: freshnessMs,
        retry: (failures, error) => failures < RETRIES && isTemporary(error),
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
      clearShopperData(queryClient, 'session-end');
    },
    log: (error) => console.warn(error.message),
  });
  return queryClient;
}

/** After a conflict, prices or stock may differ from those that the page shows. */
function isConflict(error: Error): boolean {
  return error instanceof ApiError && error.kind === 'conflict';
}

function isTemporary(error: Error): boolean {
  return error instanceof ApiError && (error.kind === 'no-response' || error.kind === 'server');
}
