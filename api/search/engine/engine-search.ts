import type { CatalogFacets, CatalogPage, CatalogQuery } from '@/api/search/catalog-query';
import { suggestedCategories } from '@/api/search/catalog-suggest';
import type { CategoryNames } from '@/api/search/category-names';
import type { OptionNames } from '@/api/search/option-names';
import { searchGoods } from '@/api/search/search-goods';
import type { GoodsPage, SearchPort } from '@/api/search/search-port';
import type { Starts } from '@/api/search/term-expansion';
import type { TextMatch } from '@/api/search/text-search';
import { withCounts } from './counted';
import { type EngineClient, EngineLate, numberOf } from './engine-client';
import { type Asked, countsBy, facetsOf, noFacets, totalsOf } from './engine-facets';
import { allBut, type Condition, filtersOf } from './engine-filters';
import { engineSets } from './engine-sets';
import { allOf, type Expression, without } from './expression';
import { firstsSql, idsSql, type Window } from './statements';
import type { WordList } from './word-list';

/** What this process knows of the goods besides what it asks the engine for. */
export type Known = { words: WordList; categories: CategoryNames; options: OptionNames };

export type EngineSource = {
  client: Pick<EngineClient, 'ask'>;
  goods: string;
  known: () => Known;
  attributeOf: (valueId: number) => number;
};

type Match = TextMatch<Expression> | null;
const EVERYTHING: Condition = { match: '' };

/** The search of a shop whose index is in an engine. */
export function engineSearch({ client, goods, known, attributeOf }: EngineSource): SearchPort {
  const asked: Asked = { ask: client.ask, goods, attributeOf };

  function understand(text: string, starts: Starts): Promise<Match> {
    const { words, categories, options } = known();
    const count = async (match: string) => (await totalsOf(asked, { match })).count;
    return withCounts(count, (counts) => {
      const sets = engineSets(words, counts);
      const { vocabulary } = words;
      return searchGoods({ vocabulary, sets, starts, options, categories }, text);
    });
  }

  async function findGoods(query: CatalogQuery) {
    const { text = '' } = query;
    const match = text.trim() === '' ? null : await understand(text, 'unknown');
    const all = text.trim() === '' ? '' : (match?.tiers[1] ?? null);
    return { match, filters: filtersOf(query, { text: all, attributeOf }) };
  }

  async function pageOf(match: Match, condition: Condition, query: CatalogQuery) {
    const window = { offset: Math.max(0, query.page - 1) * query.size, size: query.size };
    if (match && !query.sort)
      return pageOfTiers(asked, { condition, exact: match.tiers[0] }, window);
    const { count } = await totalsOf(asked, condition);
    const sort = query.sort ?? 'popular';
    return { count, ids: await idsOf(asked, condition, { ...window, count, sort }) };
  }

  async function page(query: CatalogQuery): Promise<GoodsPage> {
    const { match, filters } = await findGoods(query);
    return pageOf(match, allBut(filters), query);
  }

  return {
    page,
    async list(query): Promise<CatalogPage> {
      const { match, filters } = await findGoods(query);
      const [found, facets] = await Promise.all([
        pageOf(match, allBut(filters), query),
        facetsOf(asked, filters).catch(lateFacets),
      ]);
      return {
        ...found,
        corrected: match?.corrected ?? null,
        facets: facets ?? (await fewFacets(asked, allBut(filters))),
      };
    },
    async suggest(text, limits) {
      const found = await understand(text, 'typing');
      const counts = await countsBy(asked, EVERYTHING, 'category_ids');
      const countOf = new Map(counts.map(({ id, count }) => [id, count]));
      const goodsIn = (id: number) => countOf.get(id) ?? 0;
      const categoryIds = suggestedCategories(known().categories, { text, goods: found, goodsIn });
      const [exact, match] = found?.tiers ?? [null, null];
      const window = { offset: 0, size: limits.products };
      const { ids } = await pageOfTiers(asked, { condition: { match }, exact }, window);
      return { categoryIds: categoryIds.slice(0, limits.categories), productIds: ids };
    },
    categoryCounts: () => countsBy(asked, EVERYTHING, 'category_ids'),
    async categoryFirsts(categories) {
      const wanted = new Set(categories);
      const rows = await client.ask(firstsSql(goods));
      return rows
        .map(({ id, one }) => ({ category: numberOf(one), product: numberOf(id) }))
        .filter(({ category }) => wanted.has(category));
    },
  };
}

/** The goods are there: whoever asks next has their counts as well. */
function lateFacets(error: unknown): null {
  if (error instanceof EngineLate) return null;
  throw error;
}

/** Those that come with the number of goods. */
async function fewFacets(asked: Asked, condition: Condition): Promise<CatalogFacets> {
  const { price, discounted, express } = await totalsOf(asked, condition);
  return { ...noFacets, price, discounted, express };
}

type Ordered = Window & { count: number; sort: NonNullable<CatalogQuery['sort']> };

async function idsOf(
  { ask, goods }: Asked,
  condition: Condition,
  { count, ...window }: Ordered,
): Promise<number[]> {
  if (window.offset >= count || window.size < 1) return [];
  return (await ask(idsSql(goods, condition, window))).map(({ id }) => numberOf(id));
}

/** Exact matches first; popular goods first within each tier. */
async function pageOfTiers(
  asked: Asked,
  { condition, exact }: { condition: Condition; exact: Expression },
  { offset, size }: Window,
): Promise<GoodsPage> {
  const sort = 'popular';
  const first = { ...condition, match: allOf([condition.match, exact]) };
  const second = { ...condition, match: without(condition.match, exact) };
  const [all, best] = await Promise.all([totalsOf(asked, condition), totalsOf(asked, first)]);
  const ids = await idsOf(asked, first, { offset, size, count: best.count, sort });
  const rest = {
    offset: Math.max(0, offset - best.count),
    size: size - ids.length,
    count: all.count - best.count,
    sort,
  } as const;
  return { count: all.count, ids: [...ids, ...(await idsOf(asked, second, rest))] };
}
