import { create } from 'zustand';

type NavigationStore = {
  isUnderWay: boolean;
  navigationStarted: () => void;
  navigationEnded: () => void;
};

const useStore = create<NavigationStore>()((set) => ({
  isUnderWay: false,
  navigationStarted: () => set({ isUnderWay: true }),
  navigationEnded: () => set({ isUnderWay: false }),
}));

export const { navigationStarted, navigationEnded } = useStore.getState();

export const useIsNavigating = () => useStore(({ isUnderWay }) => isUnderWay);
