import { create } from 'zustand';
import { countWith } from '@/lib/domain/order/known-lists';
import { knownIds, listKnown } from './known-lists';

type LikedStore = {
  ids: number[];
  /** The ids stored by an earlier page; null once this page has fetched the list. */
  known: number[] | null;
  desired: Record<number, boolean>;
  likedReceived: (ids: number[]) => void;
  likeDesired: (product: number, isLiked: boolean) => void;
  likeSettled: (product: number, isLiked: boolean) => void;
};

const useStore = create<LikedStore>()((set) => ({
  ids: [],
  known: null,
  desired: {},
  likedReceived: (ids) => {
    listKnown('liked', ids);
    set({ ids, known: null });
  },
  likeDesired: (product, isLiked) =>
    set(({ desired }) => ({ desired: { ...desired, [product]: isLiked } })),
  likeSettled: (product, isLiked) =>
    set(({ desired }) => {
      const { [product]: latest, ...others } = desired;
      return latest === isLiked ? { desired: others } : {};
    }),
}));

export const { likedReceived, likeDesired, likeSettled } = useStore.getState();

// The ids are set separately, because the initial state must match the server's HTML.
useStore.setState({ known: knownIds('liked') });

export const useIsLiked = (product: number) => useStore((liked) => isLiked(liked, product));

export const useLikedIds = () => likedIds(useStore());

export const useLikedCount = () =>
  useStore(({ ids, known, desired }) => countWith(known ?? ids, desired));

export function isLikeDesired(product: number, isDesired: boolean): boolean {
  return useStore.getState().desired[product] === isDesired;
}

function isLiked({ ids, desired }: LikedStore, product: number): boolean {
  return desired[product] ?? ids.includes(product);
}

function likedIds(liked: LikedStore): number[] {
  const known = new Set([...liked.ids, ...Object.keys(liked.desired).map(Number)]);
  return [...known].filter((product) => isLiked(liked, product));
}
