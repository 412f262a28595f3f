import type { CatalogQuery } from '@/api/search/catalog-query';
import type { GoodsPage } from '@/api/search/search-port';
import { numberOf } from './engine-client';
import { type Asked, totalsOf } from './engine-facets';
import { type Condition, hasPrice } from './engine-filters';
import { allOf, type Expression, without } from './expression';
import type { Row } from './query-cache';
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
    const finding = firstIn(asked, condition, { ...window, sort });
    const [count, ids] = await Promise.all([countOf(), finding]);
    return { count, ids };
  }
  const count = await countOf();
  return { count, ids: await idsOf(asked, condition, { ...window, count, sort }) };
}

type Sorted = Window & { sort: NonNullable<Sort> };

/**
 * Goods of a range of prices are in the order of all: often the first of all have as many of them as
 * are asked for, at any price.
 */
async function firstIn(asked: Asked, condition: Condition, window: Sorted): Promise<number[]> {
  const { offset, size } = window;
  if (condition.match === null || size < 1) return [];
  const end = offset + size;
  if (hasPrice(condition) && end <= blockOf(size)) {
    const first = await blockAt(asked, { match: condition.match }, { ...window, offset: 0 });
    const some = first.filter(({ price }) => isWithin(numberOf(price), condition));
    if (some.length >= end || first.length < blockOf(size)) return idsIn(some, offset, size);
  }
  return idsIn(await blockAt(asked, condition, window), offset % blockOf(size), size);
}

function blockOf(size: number): number {
  return Math.max(1, Math.floor(BLOCK / size)) * size;
}

function blockAt(
  { cachedQuery, goods }: Asked,
  condition: Condition,
  { offset, size, sort }: Sorted,
) {
  const block = blockOf(size);
  return cachedQuery(
    idsSql(goods, condition, { sort, offset: offset - (offset % block), size: block }),
  );
}

function idsIn(rows: Row[], offset: number, size: number): number[] {
  return rows.slice(offset, offset + size).map(({ id }) => numberOf(id));
}

function isWithin(price: number, { priceMin = 0, priceMax = Infinity }: Condition): boolean {
  return price >= priceMin && price <= priceMax;
}

type Ordered = Sorted & { count: number };

async function idsOf(
  { cachedQuery, goods }: Asked,
  condition: Condition,
  { count, ...window }: Ordered,
): Promise<number[]> {
  if (window.offset >= count || window.size < 1) return [];
  return (await cachedQuery(idsSql(goods, condition, window))).map(({ id }) => numberOf(id));
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
