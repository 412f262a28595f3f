import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import type { User } from '@/lib/contract/user';
import { isRecord } from '@/lib/domain/is-record';
import { AUTH_KEY } from './auth-key';
import { localStore } from './local-store';

type Auth = { token: string | null; user: User | null };
type AuthStore = Auth & {
  /**
   * Whether the storage has been read. Until then it is unknown whether the shopper is signed in.
   */
  isKnown: boolean;
};

const nobody: Auth = { token: null, user: null };

const useStore = create<AuthStore>()(
  persist((): AuthStore => ({ ...nobody, isKnown: false }), {
    ...localStore(AUTH_KEY, authOf),
    partialize: ({ token, user }) => ({ token, user }),
    merge: (stored) => ({ ...authOf(stored), isKnown: true }),
  }),
);

/** Returns whether the shopper is signed in, which requires a token and an id (S6-04). */
export const useIsSignedIn = () => useStore(isSignedIn);

/** Returns the signed-in customer; `null` for guests and before the profile is loaded. */
export const useUser = () => useStore((auth) => (isSignedIn(auth) ? auth.user : null));

/**
 * Returns whether the storage has been read. Until then it is unknown whether the shopper is
 * signed in.
 */
export const useIsAuthKnown = () => useStore(({ isKnown }) => isKnown);

/** Returns whether there is a token without a profile, so that the profile has to be loaded. */
export const useIsUserMissing = () => useStore((auth) => auth.token !== null && !isSignedIn(auth));

/** Returns the token for requests and reads the storage first if necessary; `null` for guests. */
export function currentToken(): string | null {
  if (!useStore.getState().isKnown) rehydrateAuth();
  return useStore.getState().token;
}

/** Returns the id of the signed-in customer; `null` for guests and before the profile is loaded. */
export function currentCustomer(): number | null {
  const auth = useStore.getState();
  return isSignedIn(auth) ? (auth.user?.id ?? null) : null;
}

/** Returns whether the customer is signed in but has not entered a name yet. */
export function isCustomerNameless(): boolean {
  const auth = useStore.getState();
  return isSignedIn(auth) && !auth.user?.full_name;
}

export function signedIn(auth: { token: string; user: User }) {
  useStore.setState(auth);
}

export function userReceived(user: User) {
  useStore.setState({ user });
}

export function signedOut() {
  useStore.setState(nobody);
}

/** Reads the storage again, on hydration and after a change in another tab. */
export function rehydrateAuth() {
  void useStore.persist.rehydrate();
}

function isSignedIn({ token, user }: Auth): boolean {
  return token !== null && user !== null && user.id > 0;
}

function authOf(stored: unknown): Auth {
  if (!isRecord(stored) || typeof stored.token !== 'string' || !stored.token) return nobody;
  return { token: stored.token, user: isUser(stored.user) ? stored.user : null };
}

function isUser(user: unknown): user is User {
  return isRecord(user) && typeof user.id === 'number' && typeof user.phone === 'string';
}
