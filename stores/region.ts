import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { isRecord } from '@/lib/domain/is-record';
import { localStore } from './local-store';

type RegionStore = { region: number | null };

const useStore = create<RegionStore>()(
  persist((): RegionStore => ({ region: null }), localStore('chorsu:region', read)),
);

/** The id of the region into which the shopper asks for delivery; null if none was chosen. */
export const useRegion = () => useStore(({ region }) => region);

export function regionChosen(region: number) {
  useStore.setState({ region });
}

export function rehydrateRegion() {
  void useStore.persist.rehydrate();
}

function read(stored: unknown): RegionStore {
  return { region: isRecord(stored) && typeof stored.region === 'number' ? stored.region : null };
}
