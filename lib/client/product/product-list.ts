import { caller } from '@/lib/client/call';
import { type Locale, PAGE_SIZE_MAX } from '@/lib/constants';
import type { Sent } from '@/lib/contract/contract';
import type { ProductCard } from '@/lib/contract/product';
import shapes from '@/lib/contract/shapes/product.json';

const call = caller<'product'>(shapes);

/**
 * The maximum number of pages of 100 products that are fetched to find products that moved to the
 * front.
 */
const REREAD_MAX = 3;

type Query = NonNullable<Sent<'product.list'>['query']>;

type Continued = {
  /** The filters, with the next page number for backends without cursors. */
  filters: Query;
  after: string | null | undefined;
  products: ProductCard[];
  /** Whether the displayed products start with the first product of the list. */
  isFromStart: boolean;
};

export type GrownList = {
  products: ProductCard[];
  count: number;
  /** Undefined if the backend has no cursors, null at the end of the list. */
  next: string | null | undefined;
};

/**
 * Adds the next page to a list without duplicates. Products that have moved to an earlier page are
 * inserted before those of the next page.
 */
export async function continueList(list: Continued, locale: Locale): Promise<GrownList> {
  const { filters, after, products, isFromStart } = list;
  const fetchPage = (query: Query) => call('product.list', { query }, { locale });
  const page = await fetchPage({ ...filters, ...(after && { after }) });
  const [first] = page.results;
  const before: ProductCard[] = [];
  if (page.has_moved && isFromStart) {
    const pages = Math.min(Math.ceil((products.length + 1) / PAGE_SIZE_MAX), REREAD_MAX);
    for (let number = 1; number <= pages; number += 1) {
      const { results } = await fetchPage({ ...filters, page: number, size: PAGE_SIZE_MAX });
      const position = results.findIndex(({ id }) => id === first?.id);
      before.push(...(position === -1 ? results : results.slice(0, position)));
      if (position !== -1 || results.length < PAGE_SIZE_MAX) break;
    }
  }
  const { count, next } = page;
  return { products: merged(products, [...before, ...page.results]), count, next };
}

/** Keeps the order of the displayed products, updates them, and appends the others. */
function merged(shown: ProductCard[], found: ProductCard[]): ProductCard[] {
  const byId = new Map([...shown, ...found].map((product) => [product.id, product]));
  return [...byId.values()];
}
