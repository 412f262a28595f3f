import type { CatalogQuery, GoodsBefore, ListPlace } from '@/api/search/catalog-query';
import { type Bitset, has } from './bitset';
import type { Ranking } from './ranking';
import { goodsBefore, takePage } from './ranking-page';

/** The products of a list: one tier after the other, each in the order of the ranking. */
export type OrderedGoods = { ranking: Ranking; tiers: { set: Bitset; count: number }[] };

type Window = Pick<CatalogQuery, 'page' | 'size' | 'after'>;

/** Returns the doc ids of one page. */
export function pageOf(goods: OrderedGoods, { page, size, after }: Window): number[] {
  const { ranking, tiers } = goods;
  const begin = after && beginOf(goods, after);
  let offset = begin ? 0 : Math.max(0, page - 1) * size;
  const docIds: number[] = [];
  for (const [tier, { set, count }] of tiers.entries()) {
    if (begin && tier < begin.tier) continue;
    const values = tier === begin?.tier ? begin.values : undefined;
    const request = { set, count, offset, size: size - docIds.length, after: values };
    docIds.push(...takePage(ranking, request));
    offset = Math.max(0, offset - count);
  }
  return docIds;
}

/**
 * Returns the count and id sum of the products before a page. For numbered pages after the first,
 * the id sum is `null`.
 */
export function beforeOf(goods: OrderedGoods, { page, size, after }: Window): GoodsBefore {
  const { ranking, tiers } = goods;
  if (!after) {
    const offset = Math.max(0, page - 1) * size;
    return { count: offset, idSum: offset === 0 ? 0 : null };
  }
  const { tier: begun, values } = beginOf(goods, after);
  const before = { count: 0, idSum: 0 };
  for (const [tier, counted] of tiers.slice(0, begun + 1).entries()) {
    const one = goodsBefore(ranking, counted, tier === begun ? values : undefined);
    before.count += one.count;
    before.idSum += one.idSum ?? 0;
  }
  return before;
}

export function placeOf({ ranking, tiers }: OrderedGoods, docId?: number): ListPlace | null {
  if (docId === undefined) return null;
  const [id = 0, ...reversed] = ranking.keys
    .map(({ column }) => ranking.store.columns[column][docId] ?? 0)
    .reverse();
  const keys = reversed.reverse();
  return { id, keys: tiers.length > 1 ? [tierOf(tiers, docId), ...keys] : keys };
}

function tierOf(tiers: OrderedGoods['tiers'], docId: number): number {
  return tiers.findIndex(({ set }) => has(set, docId));
}

/** Returns the tier in which the page starts, and the sort key values after which it starts. */
function beginOf({ tiers }: OrderedGoods, { keys, id }: ListPlace) {
  if (tiers.length === 1) return { tier: 0, values: [...keys, id] };
  const [tier = 0, ...values] = keys;
  return { tier, values: [...values, id] };
}
