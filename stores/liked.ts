import { create } from 'zustand';
import { useShallow } from 'zustand/react/shallow';

type LikedStore = {
  ids: number[];
  /** What the shopper has asked for and the shop has not yet answered, by product. */
  wished: Record<number, boolean>;
  likedReceived: (ids: number[]) => void;
  likeWished: (product: number, isLiked: boolean) => void;
  likeAnswered: (product: number, isLiked: boolean) => void;
};

const useStore = create<LikedStore>()((set) => ({
  ids: [],
  wished: {},
  likedReceived: (ids) => set({ ids }),
  likeWished: (product, isLiked) =>
    set(({ wished }) => ({ wished: { ...wished, [product]: isLiked } })),
  likeAnswered: (product, isLiked) =>
    set(({ wished }) => {
      const { [product]: latest, ...others } = wished;
      return latest === isLiked ? { wished: others } : {};
    }),
}));

export const { likedReceived, likeWished, likeAnswered } = useStore.getState();

export const useIsLiked = (product: number) => useStore((liked) => isLiked(liked, product));

export const useLikedIds = () => useStore(useShallow(likedIds));

export const useLikedCount = () => useStore((liked) => likedIds(liked).length);

export function isLikeWished(product: number, wish: boolean): boolean {
  return useStore.getState().wished[product] === wish;
}

function isLiked({ ids, wished }: LikedStore, product: number): boolean {
  return wished[product] ?? ids.includes(product);
}

function likedIds(liked: LikedStore): number[] {
  const known = new Set([...liked.ids, ...Object.keys(liked.wished).map(Number)]);
  return [...known].filter((product) => isLiked(liked, product));
}
