import { ApiError, type ApiErrorKind } from '@/lib/http/errors';

export type Effects = {
  goOffline: () => void;
  goHome: () => void;
  clearShopperData: () => void;
  log: (error: Error) => void;
};

type Policy = Record<ApiErrorKind, (effects: Effects, error: ApiError) => void>;

/**
 * The effect of a failed call on the shopper (S8-06 to S8-12), one row for each kind. Forms and
 * pressed buttons also show their own error (B-79). An answer 429 is a success and never gets here.
 */
const policy: Policy = {
  'no-response': ({ goOffline }) => goOffline(),
  server: ({ goOffline }) => goOffline(),
  unauthorized: ({ clearShopperData, goHome }) => {
    clearShopperData();
    goHome();
  },
  'too-large': () => {},
  'not-found': ({ log }, error) => log(error),
  conflict: ({ log }, error) => log(error),
  rejected: ({ log }, error) => log(error),
};

export function createErrorPolicy(effects: Effects): (error: Error) => void {
  return (error) => {
    if (error instanceof ApiError) policy[error.kind](effects, error);
    else effects.log(error);
  };
}
