import { ApiError, type ApiErrorKind } from '@/lib/http/errors';
import type { Failure, PressedAction } from '@/stores/interruption';

export type Effects = {
  goOffline: (failure: Failure) => void;
  goHome: () => void;
  clearShopperData: () => void;
  log: (error: Error) => void;
};

type Failed = { error: ApiError; action: PressedAction | null };

type Policy = Record<ApiErrorKind, (effects: Effects, failed: Failed) => void>;

/**
 * The effects of each error kind on the whole page. Forms and buttons show their own errors (B-79),
 * so some kinds need no further effect (ADR 046).
 */
const policy: Policy = {
  'no-response': ({ goOffline }, { action }) => goOffline({ isServerError: false, action }),
  // Other requests may succeed, so the page stays open and offers to retry.
  timeout: ({ log }, { error }) => log(error),
  server: ({ goOffline }, { action }) => goOffline({ isServerError: true, action }),
  unauthorized: ({ clearShopperData, goHome }) => {
    clearShopperData();
    goHome();
  },
  'no-cookies': () => {},
  'too-large': () => {},
  'too-many': () => {},
  'not-found': ({ log }, { error }) => log(error),
  conflict: ({ log }, { error }) => log(error),
  rejected: ({ log }, { error }) => log(error),
  malformed: ({ log }, { error }) => log(error),
};

/**
 * Builds the handler for all failed requests. The kind of an `ApiError` selects its effects; other
 * errors are logged. `action` is the failed write, if the shopper started it by pressing a control.
 */
export function createErrorPolicy(
  effects: Effects,
): (error: Error, action?: PressedAction | null) => void {
  return (error, action = null) => {
    if (error instanceof ApiError) policy[error.kind](effects, { error, action });
    else effects.log(error);
  };
}
