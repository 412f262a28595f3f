import { create } from 'zustand';
import type { Order } from '@/lib/contract/order';
import type { OneClickProduct } from '@/lib/domain/order/one-click';

type OneClickRequest = {
  product: OneClickProduct;
  pathname: string;
};

/** `isEarlier`: the order was created before the shopper changed the form. */
type Placed = { order: Order; isEarlier: boolean };

type OneClickStore = {
  asked: OneClickRequest | null;
  placed: Placed | null;
  oneClickAsked: (asked: OneClickRequest) => void;
  oneClickChanged: (product: OneClickProduct) => void;
  oneClickClosed: () => void;
  oneClickPlaced: (placed: Placed) => void;
  successClosed: () => void;
};

const useStore = create<OneClickStore>()((set) => ({
  asked: null,
  placed: null,
  oneClickAsked: (asked) => set({ asked }),
  oneClickChanged: (product) => set(({ asked }) => ({ asked: asked && { ...asked, product } })),
  oneClickClosed: () => set({ asked: null }),
  oneClickPlaced: (placed) => set({ asked: null, placed }),
  successClosed: () => set({ placed: null }),
}));

export const { oneClickAsked, oneClickChanged, oneClickClosed, oneClickPlaced, successClosed } =
  useStore.getState();

export const useOneClick = () => useStore(({ asked }) => asked);

export const isOneClickAsked = () => useStore.getState().asked !== null;

export const usePlacedOrder = () => useStore(({ placed }) => placed);
