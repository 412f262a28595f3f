import { type Bitset, has } from '@/api/search/index/bitset';
import { goodsSearch, idsOf, tiersOf } from '@/api/search/index/catalog-page';
import type { CatalogState } from '@/api/search/index/catalog-state';
import { pageOf } from '@/api/search/index/ordered-goods';
import { sizeOf } from '@/api/search/index/postings';
import type { CategoryNames } from '@/api/search/words/category-names';
import { categorySearch, searchGoods } from './search-goods';
import type { Suggested, SuggestLimits } from './search-port';
import { searchAsTyped, searchText, type TextMatch } from './text-search';

/** Suggests categories and products while a shopper types `text`. */
export function suggestFor(state: CatalogState, text: string, limits: SuggestLimits): Suggested {
  const goods = searchGoods(goodsSearch(state, 'typing'), text);
  const goodsIn = (id: number) => countIn(state, id);
  const categoryIds = suggestedCategories(state.categories, { text, goods, goodsIn });
  return {
    categoryIds: categoryIds.slice(0, limits.categories),
    productIds: goods ? suggestedProducts(state, goods, limits.products) : [],
  };
}

function suggestedProducts(
  state: CatalogState,
  { tiers }: TextMatch<Bitset>,
  size: number,
): number[] {
  const [exact, set] = tiers;
  return idsOf(state, pageOf(tiersOf(state, { set, exact }), { page: 1, size }));
}

type Goods = Pick<TextMatch<unknown>, 'corrected'> | null;
type SuggestQuery = { text: string; goods: Goods; goodsIn: (category: number) => number };

/** Lists only categories with products: the best match first, then the ones with most products. */
export function suggestedCategories(
  categories: CategoryNames,
  { text, goods, goodsIn }: SuggestQuery,
): number[] {
  const match = searchCategories(categories, text, goods);
  if (!match) return [];
  const [exact, all] = match.tiers;
  return categories.ids
    .map((id, docId) => ({ id, docId }))
    .filter(({ docId }) => has(all, docId))
    .map((one) => ({ ...one, goods: goodsIn(one.id) }))
    .filter((one) => one.goods > 0)
    .sort(
      (a, b) =>
        Number(has(exact, b.docId)) - Number(has(exact, a.docId)) ||
        b.goods - a.goods ||
        a.id - b.id,
    )
    .map(({ id }) => id);
}

/** Searches for the words as typed, then for the correction that the products suggested. */
function searchCategories(
  categories: CategoryNames,
  text: string,
  goods: Goods,
): TextMatch<Bitset> | null {
  const search = categorySearch(categories, 'typing');
  const asTyped = searchAsTyped(search, text);
  if (asTyped || goods?.corrected === null) return asTyped;
  if (!goods) return searchText(search, text);
  return searchAsTyped(search, goods.corrected);
}

function countIn({ tags }: CatalogState, categoryId: number): number {
  const termId = tags.termIds.categories.get(categoryId);
  return termId === undefined ? 0 : sizeOf(tags.inverted.postings, termId);
}
