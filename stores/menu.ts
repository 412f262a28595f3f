import { create } from 'zustand';

/** The panels: the mega menu on desktops, and the category and link drawers on phones. */
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
