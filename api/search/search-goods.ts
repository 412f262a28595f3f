import { type Bitset, has, intersect, isEmpty, unite, wordsFor } from './bitset';
import { createBitsetPool, resetPool, takeEmpty } from './bitset-pool';
import type { CatalogState } from './catalog-state';
import { countWords } from './name-tokens';
import { uniteWith } from './postings';
import { expandTerm, matchOptions, namesOption, type Search, type Starts } from './term-expansion';
import { readText, searchCorrected, searchLiterally, type TextMatch } from './text-search';
import { toUnits } from './text-units';

export function searchGoods(state: CatalogState, text: string, starts: Starts): TextMatch | null {
  const { names: index, pool, tags } = state;
  const options = {
    names: state.options,
    postings: tags.inverted.postings,
    termIds: tags.termIds.values,
  };
  const reading = readText({ index, pool, starts, options }, text);
  const { search } = reading;
  const named = searchLiterally(reading);
  const ofCategory = goodsOfMeantCategory(state, search, named?.corrected ?? text);
  if (named || ofCategory) return merge(named, ofCategory);

  const meant = searchCorrected(reading);
  if (!meant) return goodsOfCategory(state, text, searchCorrected);
  return merge(meant, goodsOfMeantCategory(state, search, meant.corrected ?? text));
}

/** Goods of the category that the whole text names; or that it names without its options, in these options. */
function goodsOfMeantCategory(state: CatalogState, search: Search, text: string): TextMatch | null {
  const ofCategory = goodsOfCategory(state, text, searchLiterally);
  if (ofCategory) return ofCategory;
  const units = toUnits(text);
  if (!units.some((unit) => namesOption(search, unit))) return null;
  const words = units.map((unit) => {
    const [withOption, isOption] = matchOptions(search, expandTerm(search, unit));
    return { spelling: unit.spelling, withOption, isOption };
  });
  const options = words.filter(({ isOption }) => isOption);
  const others = words.filter(({ isOption }) => !isOption);
  const rest = others.map(({ spelling }) => spelling).join(' ');
  const goods = goodsOfCategory(state, rest, searchLiterally);
  if (!goods) return null;
  for (const { withOption } of options) intersect(goods.tiers[1], withOption);
  return isEmpty(goods.tiers[1]) ? null : goods;
}

function merge(named: TextMatch | null, ofCategory: TextMatch | null): TextMatch | null {
  if (!named || !ofCategory) return named ?? ofCategory;
  unite(named.tiers[1], ofCategory.tiers[1]);
  return named;
}

export function categorySearch({ categories }: CatalogState, starts: Starts): Search {
  const pool = createBitsetPool();
  resetPool(pool, wordsFor(categories.ids.length));
  return { index: categories.names, pool, starts };
}

function goodsOfCategory(
  state: CatalogState,
  text: string,
  search: typeof searchLiterally,
): TextMatch | null {
  const ofCategory = search(readText(categorySearch(state, 'none'), text));
  if (!ofCategory) return null;
  const goods = goodsOf(state, ofCategory.tiers[1], countWords(text));
  return isEmpty(goods) ? null : { ...ofCategory, tiers: [goods, goods] };
}

/** Goods of the categories at these positions that have a name of exactly `length` words. */
function goodsOf(state: CatalogState, positions: Bitset, length: number): Bitset {
  const { categories, tags, pool } = state;
  const goods = takeEmpty(pool);
  for (const [position, id] of categories.ids.entries()) {
    const termId = tags.termIds.categories.get(id);
    const isNamed = has(positions, position) && categories.lengths[position]?.includes(length);
    if (termId !== undefined && isNamed) uniteWith(goods, tags.inverted.postings, termId);
  }
  return goods;
}
