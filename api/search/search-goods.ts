import { type Bitset, has, wordsFor } from '@/api/search/index/bitset';
import { createBitsetPool, resetPool } from '@/api/search/index/bitset-pool';
import { textSets } from '@/api/search/index/bitset-sets';
import type { GoodsSets } from '@/api/search/index/text-sets';
import type { CategoryNames } from '@/api/search/words/category-names';
import { countWords } from '@/api/search/words/name-tokens';
import {
  expandTerm,
  matchOptions,
  namesOption,
  type Search,
  type Starts,
} from '@/api/search/words/term-expansion';
import { toUnits } from '@/api/search/words/text-units';
import {
  type Reading,
  readOnce,
  readText,
  searchDropping,
  searchInTurn,
  searchLiterally,
  searchSpelled,
  type TextMatch,
} from './text-search';

export type GoodsSearch<Goods> = Search<Goods> & {
  sets: GoodsSets<Goods>;
  categories: CategoryNames;
};
type Match<Goods> = TextMatch<Goods> | null;
type OfCategories = (reading: Reading<Bitset>) => TextMatch<Bitset> | null;

/** Searches for products by name, option and category. Returns `null` if nothing matches. */
export function searchGoods<Goods>(search: GoodsSearch<Goods>, text: string): Match<Goods> {
  const read = readOnce(search);
  return searchInTurn(search, text, {
    literally: (one) => {
      const named = searchLiterally(read(one));
      return merge(search, named, goodsOfMeantCategory(search, named?.corrected ?? one));
    },
    spelled: (one) => withMeantCategory(search, searchSpelled(read(one))),
    dropping: (one) =>
      withMeantCategory(search, searchDropping(read(one))) ??
      goodsOfCategory(search, one, (reading) => searchSpelled(reading) ?? searchDropping(reading)),
  });
}

function withMeantCategory<Goods>(search: GoodsSearch<Goods>, meant: Match<Goods>): Match<Goods> {
  return meant && merge(search, meant, goodsOfMeantCategory(search, meant.corrected ?? ''));
}

/**
 * Finds the products of the category that the text names. If the whole text is no category name,
 * it looks for one in the text without its options, and returns the products with these options.
 */
function goodsOfMeantCategory<Goods>(search: GoodsSearch<Goods>, text: string): Match<Goods> {
  const { sets } = search;
  const ofCategory = goodsOfCategory(search, text, searchLiterally);
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
  const goods = goodsOfCategory(search, rest, searchLiterally);
  if (!goods) return null;
  let [exact, all] = goods.tiers;
  for (const { withOption } of options) all = sets.intersect(all, withOption);
  return sets.isEmpty(all) ? null : { ...goods, tiers: [exact, all] };
}

function merge<Goods>(
  { sets }: GoodsSearch<Goods>,
  named: Match<Goods>,
  ofCategory: Match<Goods>,
): Match<Goods> {
  if (!named || !ofCategory) return named ?? ofCategory;
  const [exact, all] = named.tiers;
  return { ...named, tiers: [exact, sets.unite(all, ofCategory.tiers[1])] };
}

export function categorySearch({ ids, names }: CategoryNames, starts: Starts): Search<Bitset> {
  const pool = createBitsetPool();
  resetPool(pool, wordsFor(ids.length));
  return { vocabulary: names.vocabulary, sets: textSets({ index: names, pool }), starts };
}

function goodsOfCategory<Goods>(
  { categories, sets }: GoodsSearch<Goods>,
  text: string,
  search: OfCategories,
): Match<Goods> {
  const ofCategory = search(readText(categorySearch(categories, 'none'), text));
  if (!ofCategory) return null;
  const ids = idsNamed(categories, ofCategory.tiers[1], countWords(text));
  const goods = sets.ofCategories(ids);
  return sets.isEmpty(goods) ? null : { ...ofCategory, tiers: [goods, goods] };
}

/** Returns the categories at these positions that have a name of exactly `length` words. */
function idsNamed({ ids, lengths }: CategoryNames, positions: Bitset, length: number): number[] {
  return ids.filter(
    (_, position) => has(positions, position) && lengths[position]?.includes(length),
  );
}
