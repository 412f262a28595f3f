import { ApiError } from '@/lib/http/errors';
import { QueryClient } from '@/lib/query/query-client';
import { createErrorPolicy } from './error-policy';
import { forgetShopper } from './forget-shopper';
import { goHome, goOffline } from './leave';

const STALE_MS = 60_000;
const RETRIES = 1;
const RETRY_AFTER_MS = 1000;

export function newQueryClient({ retryAfterMs = RETRY_AFTER_MS } = {}): QueryClient {
  const queryClient: QueryClient = new QueryClient({
    staleTime: STALE_MS,
    retry: (failures, error) => failures < RETRIES && isPassing(error),
    retryAfterMs,
    onError: (error) => onError(error),
  });
  const onError = createErrorPolicy({
    goOffline,
    goHome,
    forgetShopper: () => forgetShopper(queryClient),
    log: (error) => console.warn(error.message),
  });
  return queryClient;
}

/** What may go better the next time. */
function isPassing(error: Error): boolean {
  return error instanceof ApiError && (error.kind === 'no-response' || error.kind === 'server');
}
