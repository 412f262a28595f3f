import { create, useStore as useSource } from 'zustand';
import { persist } from 'zustand/middleware';
import { isRecord } from '@/lib/domain/is-record';
import { followStorage, localStore } from './local-store';

type RegionStore = { region: number | null };

const useStore = create<RegionStore>()(
  persist((): RegionStore => ({ region: null }), localStore('chorsu:region', read)),
);

const storedRegion = followStorage(useStore);

/** Returns the id of the chosen delivery region; null without a choice. */
export const useRegion = () => useSource(storedRegion, ({ region }) => region);

/** The region for which the pages promise delivery until the shopper chooses one. */
const usePromised = create<RegionStore>()(() => ({ region: null }));

/** Returns the chosen region, or the one that a page promised delivery to during this visit. */
export function useKnownRegion(): number | null {
  const chosen = useRegion();
  const promised = usePromised(({ region }) => region);
  return chosen ?? promised;
}

/** Records the region for which a page has promised delivery before the shopper chose one. */
export function regionPromised(region: number) {
  usePromised.setState({ region });
}

export function regionChosen(region: number) {
  useStore.setState({ region });
}

function read(stored: unknown): RegionStore {
  return { region: isRecord(stored) && typeof stored.region === 'number' ? stored.region : null };
}
