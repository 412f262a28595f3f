import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { safeStorage } from './safe-storage';

type RegionStore = { region: number | null };

const useStore = create<RegionStore>()(
  persist((): RegionStore => ({ region: null }), {
    name: 'chorsu:region',
    version: 1,
    skipHydration: true,
    storage: createJSONStorage(() => safeStorage),
    migrate: read,
    merge: read,
  }),
);

/** The id of the region into which the shopper asks for delivery; null if none was chosen. */
export const useRegion = () => useStore(({ region }) => region);

export function regionChosen(region: number) {
  useStore.setState({ region });
}

export function rehydrateRegion() {
  void useStore.persist.rehydrate();
}

/** The storage may be tampered with. */
function read(stored: unknown): RegionStore {
  const isRecord = typeof stored === 'object' && stored !== null && 'region' in stored;
  return { region: isRecord && typeof stored.region === 'number' ? stored.region : null };
}
