import { create } from 'zustand';

type LikedStore = { ids: number[]; likedReceived: (ids: number[]) => void };

const useStore = create<LikedStore>()((set) => ({
  ids: [],
  likedReceived: (ids) => set({ ids }),
}));

export const { likedReceived } = useStore.getState();

export const useLikedCount = () => useStore(({ ids }) => ids.length);
