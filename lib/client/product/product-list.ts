import { caller } from '@/lib/client/call';
import { type Locale, PAGE_SIZE_MAX } from '@/lib/constants';
import type { Sent } from '@/lib/contract/contract';
import type { ProductCard } from '@/lib/contract/product';
import shapes from '@/lib/contract/shapes/product.json';

const call = caller<'product'>(shapes);

/** To find what has moved before the products shown, at most this many pages of 100 are read. */
const REREAD_MAX = 3;

type Query = NonNullable<Sent<'product.list'>['query']>;

type Continued = {
  /** With the number of the next page, for a backend without cursors. */
  filters: Query;
  after: string | null | undefined;
  products: ProductCard[];
  /** The products shown begin with the first of the list. */
  isFromStart: boolean;
};

export type GrownList = {
  products: ProductCard[];
  count: number;
  /** Undefined where the backend has no cursors, null where the list ends. */
  next: string | null | undefined;
};

/**
 * Adds the next page to the products of a list. None is added twice, and products that have moved
 * before those shown are added before the products that follow.
 */
export async function continueList(list: Continued, locale: Locale): Promise<GrownList> {
  const { filters, after, products, isFromStart } = list;
  const ask = (query: Query) => call('product.list', { query }, { locale });
  const page = await ask({ ...filters, ...(after && { after }) });
  const [first] = page.results;
  const before: ProductCard[] = [];
  if (page.has_moved && isFromStart) {
    const pages = Math.min(Math.ceil((products.length + 1) / PAGE_SIZE_MAX), REREAD_MAX);
    for (let number = 1; number <= pages; number += 1) {
      const { results } = await ask({ ...filters, page: number, size: PAGE_SIZE_MAX });
      const position = results.findIndex(({ id }) => id === first?.id);
      before.push(...(position === -1 ? results : results.slice(0, position)));
      if (position !== -1 || results.length < PAGE_SIZE_MAX) break;
    }
  }
  const { count, next } = page;
  return { products: merged(products, [...before, ...page.results]), count, next };
}

/** Products shown stay in their places, with their newest prices. */
function merged(shown: ProductCard[], found: ProductCard[]): ProductCard[] {
  const byId = new Map([...shown, ...found].map((product) => [product.id, product]));
  return [...byId.values()];
}
