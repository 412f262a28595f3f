import { create } from 'zustand';

type ConnectionStore = { isOnline: boolean; connectionChanged: (isOnline: boolean) => void };

const useStore = create<ConnectionStore>()((set) => ({
  isOnline: true,
  connectionChanged: (isOnline) => set({ isOnline }),
}));

export const { connectionChanged } = useStore.getState();

export const useIsOnline = () => useStore(({ isOnline }) => isOnline);
