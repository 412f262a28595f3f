import type { CatalogQuery } from '@/api/search/catalog-query';
import type { GoodsPage } from '@/api/search/search-port';
import { numberOf } from './engine-client';
import { type Asked, totalsOf } from './engine-facets';
import type { Condition } from './engine-filters';
import { allOf, type Expression, without } from './expression';
import { idsSql, type Window } from './statements';

type Sort = CatalogQuery['sort'];

/** So many ids are asked for at once: the pages of a list are parts of one answer. */
const BLOCK = 240;
/** Pages beyond cost the engine more: it is asked for them when it is known that they are there. */
const DEEP = 2400;

/** `countOf` says how many match. */
export async function pageOf(
  asked: Asked,
  condition: Condition,
  { sort = 'popular', ...window }: Window & { sort: Sort },
  countOf = async () => (await totalsOf(asked, condition)).count,
): Promise<GoodsPage> {
  if (window.offset < DEEP) {
    const [count, ids] = await Promise.all([countOf(), inBlocks(asked, condition, window, sort)]);
    return { count, ids };
  }
  const count = await countOf();
  return { count, ids: await idsOf(asked, condition, { ...window, count, sort }) };
}

async function inBlocks(
  { ask, goods }: Asked,
  condition: Condition,
  { offset, size }: Window,
  sort: NonNullable<Sort>,
): Promise<number[]> {
  if (condition.match === null || size < 1) return [];
  const block = Math.max(1, Math.floor(BLOCK / size)) * size;
  const from = offset % block;
  const rows = await ask(idsSql(goods, condition, { sort, offset: offset - from, size: block }));
  return rows.slice(from, from + size).map(({ id }) => numberOf(id));
}

type Ordered = Window & { count: number; sort: NonNullable<Sort> };

async function idsOf(
  { ask, goods }: Asked,
  condition: Condition,
  { count, ...window }: Ordered,
): Promise<number[]> {
  if (window.offset >= count || window.size < 1) return [];
  return (await ask(idsSql(goods, condition, window))).map(({ id }) => numberOf(id));
}

/** Exact matches first; popular goods first within each tier. */
export async function pageOfTiers(
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
