import { create } from 'zustand';
import type { Order } from '@/lib/contract/order';
import type { OneClickProduct } from '@/lib/domain/one-click';

type Asked = {
  product: OneClickProduct;
  pathname: string;
};

type OneClickStore = {
  asked: Asked | null;
  placed: Order | null;
  oneClickAsked: (asked: Asked) => void;
  oneClickChanged: (product: OneClickProduct) => void;
  oneClickClosed: () => void;
  oneClickPlaced: (placed: Order) => void;
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
