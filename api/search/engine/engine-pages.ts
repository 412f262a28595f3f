import type { CatalogQuery } from '@/api/search/catalog-query';
import type { GoodsPage } from '@/api/search/search-port';
import { numberOf } from './engine-client';
import { type Asked, totalsOf } from './engine-facets';
import type { Condition } from './engine-filters';
import { allOf, type Expression, without } from './expression';
import { idsSql, type Window } from './statements';

type Sort = CatalogQuery['sort'];

export async function pageOf(
  asked: Asked,
  condition: Condition,
  { sort = 'popular', ...window }: Window & { sort: Sort },
): Promise<GoodsPage> {
  const { count } = await totalsOf(asked, condition);
  return { count, ids: await idsOf(asked, condition, { ...window, count, sort }) };
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
