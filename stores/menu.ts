import { create } from 'zustand';

/**
 * The panels: the mega menu of desktops, and the drawers of phones with categories or header links.
 */
export type Panel = 'mega' | 'categories' | 'links';

type MenuStore = {
  open: Panel | null;
  panelOpened: (panel: Panel) => void;
  panelClosed: () => void;
};

const useStore = create<MenuStore>()((set) => ({
  open: null,
  panelOpened: (open) => set({ open }),
  panelClosed: () => set({ open: null }),
}));

export const { panelOpened, panelClosed } = useStore.getState();

export const useIsPanelOpen = (panel: Panel) => useStore(({ open }) => open === panel);
