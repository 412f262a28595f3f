import { ApiError, type ApiErrorKind } from '@/lib/http/errors';

export type Effects = {
  goOffline: () => void;
  goHome: () => void;
  clearShopperData: () => void;
  log: (error: Error) => void;
};

type Policy = Record<ApiErrorKind, (effects: Effects, error: ApiError) => void>;

/**
 * The effects of an error on the whole page. Forms and buttons show their own errors (B-79), so
 * kinds without an entry need no further effect (ADR 046).
 */
const policy: Policy = {
  'no-response': ({ goOffline }) => goOffline(),
  // Other requests may succeed, so the page itself offers to retry.
  timeout: ({ log }, error) => log(error),
  server: ({ goOffline }) => goOffline(),
  unauthorized: ({ clearShopperData, goHome }) => {
    clearShopperData();
    goHome();
  },
  'no-cookies': () => {},
  'too-large': () => {},
  'too-many': () => {},
  'not-found': ({ log }, error) => log(error),
  conflict: ({ log }, error) => log(error),
  rejected: ({ log }, error) => log(error),
  malformed: ({ log }, error) => log(error),
};

/** Builds the handler for all failed requests; it maps each error kind to one effect. */
export function createErrorPolicy(effects: Effects): (error: Error) => void {
  return (error) => {
    if (error instanceof ApiError) policy[error.kind](effects, error);
    else effects.log(error);
  };
}
