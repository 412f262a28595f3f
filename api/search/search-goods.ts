import { type Bitset, has, intersect, isEmpty, unite, wordsFor } from './bitset';
import { createScratch, restart, takeEmpty } from './bitset-pool';
import type { CatalogState } from './catalog-state';
import { wordsIn } from './name-tokens';
import { uniteWith } from './postings';
import { callsOption, hadSo, meaningOf, type Search, type Starts } from './term-expansion';
import { readText, searchLiterally, searchMended, type TextMatch } from './text-search';
import { toUnits } from './text-units';

/** Goods whose names or options have the words and, below them, those of a category that is called so. */
export function searchGoods(state: CatalogState, text: string, starts: Starts): TextMatch | null {
  const { names: index, scratch, tags } = state;
  const options = {
    called: state.options,
    postings: tags.inverted.postings,
    slots: tags.slots.values,
  };
  const reading = readText({ index, scratch, starts, options }, text);
  const { search } = reading;
  const named = searchLiterally(reading);
  const called = categoryMeant(state, search, named?.corrected ?? text);
  if (named || called) return together(named, called);

  const meant = searchMended(reading);
  if (!meant) return categoryCalled(state, text, searchMended);
  return together(meant, categoryMeant(state, search, meant.corrected ?? text));
}

/** What the whole text calls, or of what its other words call all that can be had so. */
function categoryMeant(state: CatalogState, search: Search, text: string): TextMatch | null {
  const called = categoryCalled(state, text, searchLiterally);
  if (called) return called;
  const units = toUnits(text);
  if (!units.some((unit) => callsOption(search, unit))) return null;
  const words = units.map((unit) => {
    const [had, isOption] = hadSo(search, meaningOf(search, unit));
    return { spelling: unit.spelling, had, isOption };
  });
  const options = words.filter(({ isOption }) => isOption);
  const others = words.filter(({ isOption }) => !isOption);
  const rest = others.map(({ spelling }) => spelling).join(' ');
  const goods = categoryCalled(state, rest, searchLiterally);
  if (!goods) return null;
  for (const { had } of options) intersect(goods.tiers[1], had);
  return isEmpty(goods.tiers[1]) ? null : goods;
}

function together(named: TextMatch | null, called: TextMatch | null): TextMatch | null {
  if (!named || !called) return named ?? called;
  unite(named.tiers[1], called.tiers[1]);
  return named;
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
  search: typeof searchLiterally,
): TextMatch | null {
  const called = search(readText(categorySearch(state, 'none'), text));
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
