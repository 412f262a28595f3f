import { has } from './bitset';
import { idsOf, pageOfTiers } from './catalog-page';
import type { CatalogState } from './catalog-state';
import { sizeOf } from './postings';
import { categorySearch, searchGoods } from './search-goods';
import { searchAsTyped, searchText, type TextMatch } from './text-search';

export type Suggested = { categoryIds: number[]; productIds: number[] };

export function suggestFor(
  state: CatalogState,
  text: string,
  limits: { categories: number; products: number },
): Suggested {
  const goods = searchGoods(state, text, 'typing');
  const categories = searchCategories(state, text, goods);
  return {
    categoryIds: categories ? suggestedCategories(state, categories, limits.categories) : [],
    productIds: goods ? suggestedProducts(state, goods, limits.products) : [],
  };
}

function suggestedProducts(state: CatalogState, { tiers }: TextMatch, size: number): number[] {
  const [exact, set] = tiers;
  return idsOf(state, pageOfTiers(state, { set, exact }, { page: 1, size }));
}

/** By the words as typed, or else for what was found to be meant among the goods. */
function searchCategories(
  state: CatalogState,
  text: string,
  goods: TextMatch | null,
): TextMatch | null {
  const search = categorySearch(state, 'typing');
  const asTyped = searchAsTyped(search, text);
  if (asTyped || goods?.corrected === null) return asTyped;
  if (!goods) return searchText(search, text);
  return searchAsTyped(search, goods.corrected);
}

/** Only those that have goods: the name that fits best, then the most goods. */
function suggestedCategories(state: CatalogState, { tiers }: TextMatch, limit: number): number[] {
  const [exact, all] = tiers;
  return state.categories.ids
    .map((id, ordinal) => ({ id, ordinal, goods: goodsIn(state, id) }))
    .filter(({ ordinal, goods }) => has(all, ordinal) && goods > 0)
    .sort(
      (a, b) =>
        Number(has(exact, b.ordinal)) - Number(has(exact, a.ordinal)) ||
        b.goods - a.goods ||
        a.id - b.id,
    )
    .slice(0, limit)
    .map(({ id }) => id);
}

function goodsIn({ tags }: CatalogState, categoryId: number): number {
  const slot = tags.slots.categories.get(categoryId);
  return slot === undefined ? 0 : sizeOf(tags.inverted.postings, slot);
}
