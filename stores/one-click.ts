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
  request: OneClickRequest | null;
  placed: Placed | null;
  oneClickRequested: (request: OneClickRequest) => void;
  oneClickChanged: (product: OneClickProduct) => void;
  oneClickClosed: () => void;
  oneClickPlaced: (placed: Placed) => void;
  successClosed: () => void;
};

const useStore = create<OneClickStore>()((set) => ({
  request: null,
  placed: null,
  oneClickRequested: (request) => set({ request }),
  oneClickChanged: (product) =>
    set(({ request }) => ({ request: request && { ...request, product } })),
  oneClickClosed: () => set({ request: null }),
  oneClickPlaced: (placed) => set({ request: null, placed }),
  successClosed: () => set({ placed: null }),
}));

export const { oneClickRequested, oneClickChanged, oneClickClosed, oneClickPlaced, successClosed } =
  useStore.getState();

export const useOneClick = () => useStore(({ request }) => request);

export const isOneClickRequested = () => useStore.getState().request !== null;

export const usePlacedOrder = () => useStore(({ placed }) => placed);
