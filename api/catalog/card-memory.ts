import { LRUCache } from 'lru-cache';
import type { Text } from '@/api/db/schema/column';
import type { ProductImage } from '@/lib/contract/product';

/**
 * The part of a card that changes only with its product. Price and stock are read for each list.
 */
export type KnownCard = {
  id: number;
  name: Text;
  images: ProductImage[];
  subProduct: number;
  hasOptions: boolean;
  /** The colors that are in stock, as '#rrggbb'. */
  colors: string[];
  isNew: boolean;
  isExpress: boolean;
  rating: number;
  reviewsCount: number;
};

/** Maximum number of cached cards. Each takes about a kilobyte. */
export const CARDS_MAX = 5000;

/** Caches cards that lists have shown. A card is dropped when its product changes. */
export class CardMemory {
  readonly #cards = new LRUCache<number, KnownCard>({ max: CARDS_MAX });
  #drops = 0;

  drop(product: number): void {
    this.#cards.delete(product);
    this.#drops += 1;
  }

  /**
   * Drops several cards. A list of `CARDS_MAX` ids may be truncated, so it clears the whole cache.
   */
  dropEach(products: readonly number[]): void {
    if (products.length === CARDS_MAX) this.#cards.clear();
    for (const product of products) this.drop(product);
  }

  async read(
    products: readonly number[],
    load: (missing: number[]) => Promise<KnownCard[]>,
  ): Promise<KnownCard[]> {
    const known = products.flatMap((product) => this.#cards.get(product) ?? []);
    if (known.length === products.length) return known;

    const has = new Set(known.map(({ id }) => id));
    const before = this.#drops;
    const loaded = await load(products.filter((product) => !has.has(product)));
    // If a card was dropped during the load, a loaded card may be outdated, so none of them is
    // cached.
    if (before === this.#drops) for (const card of loaded) this.#cards.set(card.id, card);
    return [...known, ...loaded];
  }
}
