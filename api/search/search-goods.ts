import { type Bitset, has, isEmpty, unite, wordsFor } from './bitset';
import type { CatalogState } from './catalog-state';
import type { Search, Starts } from './meaning';
import { wordsIn } from './name-tokens';
import { uniteWith } from './postings';
import { createScratch, restart, takeEmpty } from './scratch';
import { searchLiterally, searchText, type TextMatch } from './text-search';

/** Goods whose names have the words and, below them, those of a category that is called so. */
export function searchGoods(state: CatalogState, text: string, starts: Starts): TextMatch | null {
  const { names, scratch } = state;
  const found = searchText({ index: names, scratch, starts }, text);
  const category = categoryCalled(
    state,
    found?.corrected ?? text,
    found ? searchLiterally : searchText,
  );
  if (!found || !category) return found ?? category;
  unite(found.tiers[1], category.tiers[1]);
  return found;
}

/** Its sets are of the categories' places, not of goods. */
export function categorySearch({ categories }: CatalogState, starts: Starts): Search {
  const scratch = createScratch();
  restart(scratch, wordsFor(categories.ids.length));
  return { index: categories.names, scratch, starts };
}

function categoryCalled(
  state: CatalogState,
  text: string,
  search: typeof searchText,
): TextMatch | null {
  const called = search(categorySearch(state, 'none'), text);
  if (!called) return null;
  const goods = goodsOf(state, called.tiers[1], wordsIn(text));
  return isEmpty(goods) ? null : { ...called, tiers: [goods, goods] };
}

/** Of the categories at these places that have a name of just so many words. */
function goodsOf(state: CatalogState, places: Bitset, length: number): Bitset {
  const { categories, tags, scratch } = state;
  const goods = takeEmpty(scratch);
  for (const [place, id] of categories.ids.entries()) {
    const slot = tags.slots.categories.get(id);
    const isCalled = has(places, place) && categories.lengths[place]?.includes(length);
    if (slot !== undefined && isCalled) uniteWith(goods, tags.inverted.postings, slot);
  }
  return goods;
}
