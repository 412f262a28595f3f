import { create } from 'zustand';
import { isOfflinePath } from '@/lib/domain/return-to';

/**
 * Where it was started, and where it leads; null leads nowhere: the page that asked stays. From the
 * cart nobody is taken anywhere, a flag is raised (S4-11).
 */
type Asked = { from?: 'cart'; to?: string | null };

type SignInStore = {
  isOpen: boolean;
  /** Counts the openings: each begins anew. */
  opening: number;
  /** The path of the page it was asked for on. */
  page: string | null;
  /** Where to go afterwards. */
  target: string | null;
  isFromCart: boolean;
  /** Signed in from the cart, which goes on to checkout when it sees this. */
  isCartFlagRaised: boolean;
  signInAsked: (asked?: Asked) => void;
  signInClosed: () => void;
  signInDone: () => void;
  cartFlagSeen: () => void;
};

const AFTER_SIGN_IN = '/user/orders';
const AFTER_CART = '/orders';
const closed = { isOpen: false, page: null, target: AFTER_SIGN_IN, isFromCart: false };

const useStore = create<SignInStore>()((set) => ({
  ...closed,
  opening: 0,
  isCartFlagRaised: false,
  signInAsked: ({ from, to = AFTER_SIGN_IN } = {}) =>
    set(({ opening }) => ({
      isOpen: true,
      opening: opening + 1,
      page: window.location.pathname,
      isFromCart: from === 'cart',
      target: from === 'cart' ? AFTER_CART : to,
      isCartFlagRaised: false,
    })),
  signInClosed: () => set(closed),
  signInDone: () => set(({ isFromCart }) => ({ ...closed, isCartFlagRaised: isFromCart })),
  cartFlagSeen: () => set({ isCartFlagRaised: false }),
}));

export const { signInAsked, signInClosed, signInDone, cartFlagSeen } = useStore.getState();

/** Another page is shown: sign-in belongs to that which asked; the offline page takes nothing away. */
export function signInLeft() {
  const { page } = useStore.getState();
  const { pathname } = window.location;
  if (page !== null && page !== pathname && !isOfflinePath(pathname)) signInClosed();
}

export const useIsSignInOpen = () => useStore(({ isOpen }) => isOpen);

export const isSignInOpen = () => useStore.getState().isOpen;

export const useSignInOpening = () => useStore(({ opening }) => opening);

/** True from a sign-in that was started in the cart until `cartFlagSeen`. */
export const useIsCartFlagRaised = () => useStore(({ isCartFlagRaised }) => isCartFlagRaised);

/** null: the page that asked stays. */
export function signInTarget(): string | null {
  const { target, isFromCart } = useStore.getState();
  return isFromCart ? null : target;
}
