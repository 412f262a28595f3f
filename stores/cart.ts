import { create } from 'zustand';

type CartStore = { lines: { id: number }[]; linesReceived: (lines: { id: number }[]) => void };

const useStore = create<CartStore>()((set) => ({
  lines: [],
  linesReceived: (lines) => set({ lines }),
}));

export const { linesReceived } = useStore.getState();

export const useCartCount = () => useStore(({ lines }) => lines.length);
