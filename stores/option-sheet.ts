import { create } from 'zustand';
import type { ProductCard } from '@/lib/contract/product';

type OptionSheetStore = {
  /** The product card whose options the sheet shows; `null` while the sheet is closed. */
  card: ProductCard | null;
  optionSheetRequested: (card: ProductCard) => void;
  optionSheetClosed: () => void;
};

const useStore = create<OptionSheetStore>()((set) => ({
  card: null,
  optionSheetRequested: (card) => set({ card }),
  optionSheetClosed: () => set({ card: null }),
}));

export const { optionSheetRequested, optionSheetClosed } = useStore.getState();

export const useOptionSheet = () => useStore(({ card }) => card);
