import { create } from 'zustand';

type LikedStore = {
  ids: number[];
  desired: Record<number, boolean>;
  likedReceived: (ids: number[]) => void;
  likeDesired: (product: number, isLiked: boolean) => void;
  likeSettled: (product: number, isLiked: boolean) => void;
};

const useStore = create<LikedStore>()((set) => ({
  ids: [],
  desired: {},
  likedReceived: (ids) => set({ ids }),
  likeDesired: (product, isLiked) =>
    set(({ desired }) => ({ desired: { ...desired, [product]: isLiked } })),
  likeSettled: (product, isLiked) =>
    set(({ desired }) => {
      const { [product]: latest, ...others } = desired;
      return latest === isLiked ? { desired: others } : {};
    }),
}));

export const { likedReceived, likeDesired, likeSettled } = useStore.getState();

export const useIsLiked = (product: number) => useStore((liked) => isLiked(liked, product));

export const useLikedIds = () => likedIds(useStore());

export const useLikedCount = () => useStore((liked) => likedIds(liked).length);

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
