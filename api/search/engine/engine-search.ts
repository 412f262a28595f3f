import type { CatalogFacets, CatalogPage, CatalogQuery, IdCount } from '@/api/search/catalog-query';
import { meantCategory, suggestedCategories } from '@/api/search/catalog-suggest';
import { searchGoods } from '@/api/search/search-goods';
import type { GoodsPage, SearchPort, Suggested, SuggestLimits } from '@/api/search/search-port';
import type { TextMatch } from '@/api/search/text-search';
import type { CategoryNames } from '@/api/search/words/category-names';
import type { OptionNames } from '@/api/search/words/option-names';
import type { Starts } from '@/api/search/words/term-expansion';
import { withCounts } from './counted';
import { type EngineClient, numberOf } from './engine-client';
import {
  countedOf,
  type EngineReader,
  facetsOf,
  noFacets,
  type Totals,
  totalsOf,
} from './engine-facets';
import { allBut, type Condition, filtersOf, hasPrice } from './engine-filters';
import { type PlacedPage, pageOf, pageOfTiers } from './engine-pages';
import { engineSets } from './engine-sets';
import type { Expression } from './expression';
import { EngineLate } from './query-cache';
import { firstsSql } from './statements';
import type { WordList } from './word-list';

/** The words and names that this process holds in memory. */
export type Known = { words: WordList; categories: CategoryNames; options: OptionNames };

export type EngineSource = {
  client: Pick<EngineClient, 'cachedQuery'>;
  goods: string;
  known: () => Known;
  attributeOf: (valueId: number) => number;
  most: EngineReader['most'];
};

type Match = TextMatch<Expression> | null;

/** Searches a catalog whose index is in an external engine. */
export class EngineSearch implements SearchPort {
  readonly #source: EngineSource;
  readonly #reader: EngineReader;

  constructor(source: EngineSource) {
    const { client, goods, attributeOf, most } = source;
    this.#source = source;
    this.#reader = { cachedQuery: client.cachedQuery, goods, attributeOf, most };
  }

  async list(query: CatalogQuery): Promise<CatalogPage> {
    const { match, filters } = await this.#findGoods(query);
    const condition = allBut(filters);
    const counting = facetsOf(this.#reader, filters).catch(lateFacets);
    const totals = () => totalsOf(this.#reader, condition);
    // Without a price filter, the facets use the same totals, which are fetched only once.
    const counted = hasPrice(condition) ? counting : Promise.resolve(null);
    const countOf = async () => ((await counted) ?? (await totals())).count;
    const [found, facets] = await Promise.all([
      this.#pageOf(match, condition, query, countOf),
      counting,
    ]);
    const corrected = match?.corrected ?? null;
    if (!facets) return { ...found, corrected, facets: fewFacets(await totals()) };
    const { count: _, ...rest } = facets;
    return { ...found, corrected, facets: rest };
  }

  async page(query: CatalogQuery): Promise<GoodsPage> {
    const { match, filters } = await this.#findGoods(query);
    const { ids, count } = await this.#pageOf(match, allBut(filters), query);
    return { ids, count };
  }

  async suggest(text: string, limits: SuggestLimits): Promise<Suggested> {
    const found = await this.#understand(text, 'typing');
    const counts = new Map((await this.categoryCounts()).map(({ id, count }) => [id, count]));
    const goodsIn = (id: number) => counts.get(id) ?? 0;
    const { categories } = this.#source.known();
    const query = { text, goods: found, goodsIn };
    const categoryIds = suggestedCategories(categories, query);
    const meant = meantCategory(categories, categoryIds, query);
    const [exact, match] = found?.tiers ?? [null, null];
    const window = { page: 1, size: limits.products };
    const pageIn = async (condition: Condition) =>
      (await pageOfTiers(this.#reader, { condition, exact }, window)).ids;
    const { attributeOf } = this.#source;
    const filters = filtersOf({ menu: meant }, { text: match, attributeOf });
    const first = meant === undefined ? [] : await pageIn(allBut(filters));
    const ids = new Set([...first, ...(await pageIn({ match }))]);
    return {
      categoryIds: categoryIds.slice(0, limits.categories),
      productIds: [...ids].slice(0, limits.products),
    };
  }

  async categoryCounts(): Promise<IdCount[]> {
    return (await countedOf(this.#reader, { match: '' })).categories;
  }

  async categoryFirsts(categories: number[]): Promise<{ category: number; product: number }[]> {
    const wanted = new Set(categories);
    const { cachedQuery, goods, most } = this.#reader;
    const rows = await cachedQuery(firstsSql(goods, most('category_ids')));
    return rows
      .map(({ id, one }) => ({ category: numberOf(one), product: numberOf(id) }))
      .filter(({ category }) => wanted.has(category));
  }

  #understand(text: string, starts: Starts): Promise<Match> {
    const { words, categories, options } = this.#source.known();
    const count = async (match: string) => (await totalsOf(this.#reader, { match })).count;
    return withCounts(count, (counts) => {
      const sets = engineSets(words, counts);
      const { vocabulary } = words;
      return searchGoods({ vocabulary, sets, starts, options, categories }, text);
    });
  }

  async #findGoods(query: CatalogQuery) {
    const { text = '' } = query;
    const match = text.trim() === '' ? null : await this.#understand(text, 'unknown');
    const all = text.trim() === '' ? '' : (match?.tiers[1] ?? null);
    const { attributeOf } = this.#source;
    return { match, filters: filtersOf(query, { text: all, attributeOf }) };
  }

  #pageOf(
    match: Match,
    condition: Condition,
    query: CatalogQuery,
    countOf?: () => Promise<number>,
  ): Promise<PlacedPage> {
    if (!match || query.sort) return pageOf(this.#reader, condition, query, countOf);
    return pageOfTiers(this.#reader, { condition, exact: match.tiers[0] }, query);
  }
}

/**
 * Returns `null` when the facet counts exceed the time limit, so that the page is returned without
 * them. The next request finds them in the cache.
 */
function lateFacets(error: unknown): null {
  if (error instanceof EngineLate) return null;
  throw error;
}

/** Returns the facets that the totals contain, with all other facets empty. */
function fewFacets({ count: _, ...facets }: Totals): CatalogFacets {
  return { ...noFacets, ...facets };
}
