import { type Bitset, has, intersect } from '@/api/search/index/bitset';
import { takeCopy } from '@/api/search/index/bitset-pool';
import { withAnyTag } from '@/api/search/index/bitset-sets';
import { goodsSearch, idsOf, tiersOf } from '@/api/search/index/catalog-page';
import type { CatalogState } from '@/api/search/index/catalog-state';
import { pageOf } from '@/api/search/index/ordered-goods';
import { sizeOf } from '@/api/search/index/postings';
import { type CategoryNames, startsName } from '@/api/search/words/category-names';
import { categorySearch, searchGoods } from './search-goods';
import type { Suggested, SuggestLimits } from './search-port';
import { searchAsTyped, searchText, type TextMatch } from './text-search';

/** Suggests categories and products while a shopper types `text`. */
export function suggestFor(state: CatalogState, text: string, limits: SuggestLimits): Suggested {
  const goods = searchGoods(goodsSearch(state, 'typing'), text);
  const goodsIn = (id: number) => countIn(state, id);
  const query = { text, goods, goodsIn };
  const categoryIds = suggestedCategories(state.categories, query);
  const meant = meantCategory(state.categories, categoryIds, query);
  return {
    categoryIds: categoryIds.slice(0, limits.categories),
    productIds: goods ? suggestedProducts(state, goods, { meant, size: limits.products }) : [],
  };
}

type Wanted = { meant: number | undefined; size: number };

/** Lists the matching products, first those in the category that the text most likely names. */
function suggestedProducts(
  state: CatalogState,
  { tiers: [exact, set] }: TextMatch<Bitset>,
  { meant, size }: Wanted,
): number[] {
  const pageIn = (goods: Bitset) =>
    idsOf(state, pageOf(tiersOf(state, { set: goods, exact }), { page: 1, size }));
  if (meant === undefined) return pageIn(set);
  const within = takeCopy(state.pool, set);
  intersect(within, withAnyTag(state, 'categories', [meant]));
  return [...new Set([...pageIn(within), ...pageIn(set)])].slice(0, size);
}

type Goods = Pick<TextMatch<unknown>, 'corrected'> | null;
export type SuggestQuery = { text: string; goods: Goods; goodsIn: (category: number) => number };

/**
 * Lists matching categories that have products. Exact matches come first, then names that start
 * with the text, then categories with more products.
 */
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
    .map((one) => ({
      ...one,
      goods: goodsIn(one.id),
      starts: startsName(categories, one.id, typedIn({ text, goods })),
    }))
    .filter((one) => one.goods > 0)
    .sort(
      (a, b) =>
        Number(has(exact, b.docId)) - Number(has(exact, a.docId)) ||
        Number(b.starts) - Number(a.starts) ||
        b.goods - a.goods ||
        a.id - b.id,
    )
    .map(({ id }) => id);
}

/**
 * Returns the first suggested category if its name starts with the text: a shopper who types "top"
 * means balls (`toʻp`) rather than the sets (`toʻplam`) of every other category.
 */
export function meantCategory(
  categories: CategoryNames,
  [first]: readonly number[],
  query: SuggestQuery,
): number | undefined {
  return first !== undefined && startsName(categories, first, typedIn(query)) ? first : undefined;
}

/**
 * Returns the text to compare with category names: the correction if only the correction found
 * products.
 */
function typedIn({ text, goods }: Pick<SuggestQuery, 'text' | 'goods'>): string {
  return goods?.corrected ?? text;
}

/**
 * Searches for the words as typed, then for the correction that found products. If no products were
 * found, it applies all search strategies to the categories.
 */
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
