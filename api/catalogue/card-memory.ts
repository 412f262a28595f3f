import { LRUCache } from 'lru-cache';
import type { Text } from '@/api/db/schema/column';
import type { ProductImage } from '@/lib/contract/product';

/** What of a card changes with its product alone; of its price and stock each list asks anew. */
export type KnownCard = {
  id: number;
  name: Text;
  images: ProductImage[];
  subProduct: number;
  hasOptions: boolean;
  isNew: boolean;
  rating: number;
  reviewsCount: number;
};

/** A kilobyte each. */
export const CARDS_MAX = 5000;

/** Cards that lists have shown, until whoever rereads their products drops them. */
export class CardMemory {
  readonly #cards = new LRUCache<number, KnownCard>({ max: CARDS_MAX });
  #drops = 0;

  drop(product: number): void {
    this.#cards.delete(product);
    this.#drops += 1;
  }

  /** A list of `CARDS_MAX` products was cut off there: any other may have changed as well. */
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
    // What has changed meanwhile may have been read as it was before.
    if (before === this.#drops) for (const card of loaded) this.#cards.set(card.id, card);
    return [...known, ...loaded];
  }
}
