import { create } from 'zustand';

/** The name of a write in the messages `errors.actions`. */
export type ActionName =
  | 'addressRemove'
  | 'addressSave'
  | 'cartChange'
  | 'cartPut'
  | 'cartRemove'
  | 'codeSend'
  | 'likedAdd'
  | 'likedRemove'
  | 'orderAgain'
  | 'orderCancel'
  | 'orderPay'
  | 'orderPlace'
  | 'orderReturn'
  | 'restockAdd'
  | 'restockRemove'
  | 'reviewAdd'
  | 'sessionEnd'
  | 'sessionsEnd'
  | 'signIn'
  | 'userChange';

/** A write that the shopper started by pressing a control. */
export type PressedAction = {
  name: ActionName;
  /** Sends the same input again. */
  repeat: () => void;
};

/** The failure that makes the offline page cover the current page. */
export type Failure = {
  /** Whether the shop responded with an error. Otherwise it did not respond. */
  isServerError: boolean;
  /** `null` if the page itself sent the request, for example to load a list. */
  action: PressedAction | null;
};

type InterruptionStore = Failure & {
  isRepeatRequested: boolean;
  interrupted: (failure: Failure) => void;
  repeatRequested: () => void;
  interruptionEnded: () => void;
};

const none = { isServerError: false, action: null, isRepeatRequested: false };

const useStore = create<InterruptionStore>()((set) => ({
  ...none,
  interrupted: (failure) => set({ ...failure, isRepeatRequested: false }),
  repeatRequested: () => set({ isRepeatRequested: true }),
  interruptionEnded: () => set(none),
}));

export const { interrupted, repeatRequested, interruptionEnded } = useStore.getState();

export const useInterruptedAction = () => useStore(({ action }) => action);

export const useIsServerError = () => useStore(({ isServerError }) => isServerError);

/** Ends the interruption and returns the action to retry if the shopper requested that. */
export function takeRepeat(): (() => void) | null {
  const { action, isRepeatRequested } = useStore.getState();
  interruptionEnded();
  return isRepeatRequested ? (action?.repeat ?? null) : null;
}
