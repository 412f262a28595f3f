import { create } from 'zustand';
import type { ProductCard } from '@/lib/contract/product';

/** The products of a list from its first page to `page`, loaded with "show 24 more". */
type Appended = {
  url: string;
  page: number;
  products: ProductCard[];
  count: number;
  /** The cursor of the next page; undefined if the backend has no cursors. */
  next: string | null | undefined;
};

type AppendedStore = { lists: Appended[]; pagesLoaded: (grown: Appended) => void };

const LISTS_KEPT = 5;

const useStore = create<AppendedStore>()((set) => ({
  lists: [],
  pagesLoaded: (grown) =>
    set(({ lists }) => ({
      lists: [grown, ...lists.filter(({ url }) => url !== grown.url)].slice(0, LISTS_KEPT),
    })),
}));

export const { pagesLoaded } = useStore.getState();

/** Returns the products of a list up to this page, if they were loaded before. */
export function loadedPages(url: string, page: number): Appended | undefined {
  return useStore.getState().lists.find((list) => list.url === url && list.page === page);
}
