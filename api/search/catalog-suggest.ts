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

/** Searches for the words as typed, or else for the correction that the goods gave. */
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

/** Only categories with goods: the best match first, then the one with most goods. */
function suggestedCategories(state: CatalogState, { tiers }: TextMatch, limit: number): number[] {
  const [exact, all] = tiers;
  return state.categories.ids
    .map((id, docId) => ({ id, docId, goods: goodsIn(state, id) }))
    .filter(({ docId, goods }) => has(all, docId) && goods > 0)
    .sort(
      (a, b) =>
        Number(has(exact, b.docId)) - Number(has(exact, a.docId)) ||
        b.goods - a.goods ||
        a.id - b.id,
    )
    .slice(0, limit)
    .map(({ id }) => id);
}

function goodsIn({ tags }: CatalogState, categoryId: number): number {
  const termId = tags.termIds.categories.get(categoryId);
  return termId === undefined ? 0 : sizeOf(tags.inverted.postings, termId);
}
