import { create } from 'zustand';
import { isOfflinePath } from '@/lib/domain/routing/return-to';

/**
 * `to` is the page to open after the sign-in; with `null`, the shopper stays on the page. A sign-in
 * from the cart sets a flag instead (S4-11).
 */
type SignInRequest = { from?: 'cart'; to?: string | null };

type SignInStore = {
  isOpen: boolean;
  openCount: number;
  page: string | null;
  target: string | null;
  isFromCart: boolean;
  /** Set after a sign-in from the cart. The cart then continues to the checkout. */
  isCartFlagRaised: boolean;
  signInRequested: (request?: SignInRequest) => void;
  signInClosed: () => void;
  signInDone: () => void;
  cartFlagSeen: () => void;
};

const AFTER_SIGN_IN = '/user/orders';
const closed = { isOpen: false, page: null, target: AFTER_SIGN_IN, isFromCart: false };

const useStore = create<SignInStore>()((set) => ({
  ...closed,
  openCount: 0,
  isCartFlagRaised: false,
  signInRequested: ({ from, to = AFTER_SIGN_IN } = {}) =>
    set(({ openCount }) => ({
      isOpen: true,
      openCount: openCount + 1,
      page: window.location.pathname,
      isFromCart: from === 'cart',
      target: to,
      isCartFlagRaised: false,
    })),
  signInClosed: () => set(closed),
  signInDone: () => set(({ isFromCart }) => ({ ...closed, isCartFlagRaised: isFromCart })),
  cartFlagSeen: () => set({ isCartFlagRaised: false }),
}));

export const { signInRequested, signInClosed, signInDone, cartFlagSeen } = useStore.getState();

/** Closes the sign-in when the shopper leaves the page, but not when the offline page opens. */
export function signInLeft() {
  const { page } = useStore.getState();
  const { pathname } = window.location;
  if (page !== null && page !== pathname && !isOfflinePath(pathname)) signInClosed();
}

export const useIsSignInOpen = () => useStore(({ isOpen }) => isOpen);

export const isSignInOpen = () => useStore.getState().isOpen;

/** Counts how often the sign-in was opened, so that it starts with an empty form each time. */
export const useSignInOpenCount = () => useStore(({ openCount }) => openCount);

/** Returns whether the cart has to continue to the checkout after the sign-in. */
export const useIsCartFlagRaised = () => useStore(({ isCartFlagRaised }) => isCartFlagRaised);

/** Returns the page to open after the sign-in; `null` to stay on the page. */
export function signInTarget(): string | null {
  const { target, isFromCart } = useStore.getState();
  return isFromCart ? null : target;
}
