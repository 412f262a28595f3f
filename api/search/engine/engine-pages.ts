import type { CatalogPage, CatalogQuery, CatalogSort, ListPlace } from '@/api/search/catalog-query';
import { numberOf } from './engine-client';
import { type EngineReader, totalsOf } from './engine-facets';
import { type Condition, hasPrice } from './engine-filters';
import { allOf, type Expression, without } from './expression';
import type { Row } from './query-cache';
import { beforeSql, idsSql, keysOf, type Ordered } from './statements';

/** Number of ids per statement, so that several pages of a list share one cached response. */
const BLOCK = 240;
/**
 * Pages from this offset on are expensive for the engine, so they are fetched only after the count
 * shows that they exist.
 */
const DEEP = 2400;

export type PlacedPage = Pick<CatalogPage, 'ids' | 'count' | 'before' | 'last'>;
export type PageQuery = Pick<CatalogQuery, 'page' | 'size' | 'sort' | 'after'>;

/** Fetches one page. `countOf` returns the number of matches. */
export async function pageOf(
  reader: EngineReader,
  condition: Condition,
  query: PageQuery,
  countOf = async () => (await totalsOf(reader, condition)).count,
): Promise<PlacedPage> {
  const { sort = 'popular', size, after } = query;
  const { before, offset } = beginOf(query);
  const window = { offset, size, sort };
  const placed = (count: number, rows: Row[]) => ({
    count,
    ids: rows.map(({ id }) => numberOf(id)),
    last: placeOf(rows.at(-1), sort),
  });
  if (after) {
    const [count, rows, before] = await Promise.all([
      countOf(),
      rowsOf(reader, condition, { ...window, after }),
      beforeOf(reader, condition, { sort, after }),
    ]);
    return { ...placed(count, rows), before };
  }
  if (offset < DEEP) {
    const finding = firstIn(reader, condition, window);
    const [count, rows] = await Promise.all([countOf(), finding]);
    return { ...placed(count, rows), before };
  }
  const count = await countOf();
  const rows = offset < count ? await rowsOf(reader, condition, window) : [];
  return { ...placed(count, rows), before };
}

/**
 * Returns the offset of a page, and the count and id sum of the products before it. The id sum is
 * `null` unless the offset is 0.
 */
function beginOf({ page, size, after }: PageQuery) {
  const offset = after ? 0 : Math.max(0, page - 1) * size;
  return { offset, before: { count: offset, idSum: offset === 0 ? 0 : null } };
}

function placeOf(row: Row | undefined, sort: CatalogSort, tier: number[] = []): ListPlace | null {
  return row ? { id: numberOf(row.id), keys: [...tier, ...keysOf(row, sort)] } : null;
}

async function beforeOf(
  { cachedQuery, goods }: EngineReader,
  condition: Condition,
  until: { sort: CatalogSort; after?: ListPlace | undefined },
) {
  if (condition.match === null) return { count: 0, idSum: 0 };
  const [row] = await cachedQuery(beforeSql(goods, condition, until));
  return { count: numberOf(row?.n), idSum: numberOf(row?.ids) };
}

type Sorted = Ordered & { after?: ListPlace | undefined };

/**
 * Fetches the products of a window. For a price range, it first filters the cached products of any
 * price: they are in the same order and often contain enough matches.
 */
async function firstIn(
  reader: EngineReader,
  condition: Condition,
  window: Ordered,
): Promise<Row[]> {
  const { offset, size } = window;
  if (condition.match === null || size < 1) return [];
  const end = offset + size;
  if (hasPrice(condition) && end <= blockOf(size)) {
    const first = await blockAt(reader, { match: condition.match }, { ...window, offset: 0 });
    const some = first.filter(({ price }) => isWithin(numberOf(price), condition));
    if (some.length >= end || first.length < blockOf(size)) return some.slice(offset, end);
  }
  const from = offset % blockOf(size);
  return (await blockAt(reader, condition, window)).slice(from, from + size);
}

function blockOf(size: number): number {
  return Math.max(1, Math.floor(BLOCK / size)) * size;
}

function blockAt(
  { cachedQuery, goods }: EngineReader,
  condition: Condition,
  { offset, size, sort }: Ordered,
) {
  const block = blockOf(size);
  return cachedQuery(
    idsSql(goods, condition, { sort, offset: offset - (offset % block), size: block }),
  );
}

function isWithin(price: number, { priceMin = 0, priceMax = Infinity }: Condition): boolean {
  return price >= priceMin && price <= priceMax;
}

async function rowsOf(
  { cachedQuery, goods }: EngineReader,
  condition: Condition,
  window: Sorted,
): Promise<Row[]> {
  if (condition.match === null || window.size < 1) return [];
  return cachedQuery(idsSql(goods, condition, window));
}

type Tiers = { condition: Condition; exact: Expression };

/** Lists exact matches first, and popular products first within each tier. */
export async function pageOfTiers(
  reader: EngineReader,
  { condition, exact }: Tiers,
  query: Omit<PageQuery, 'sort'>,
): Promise<PlacedPage> {
  const sort = 'popular';
  const { size } = query;
  const first = { ...condition, match: allOf([condition.match, exact]) };
  const second = { ...condition, match: without(condition.match, exact) };
  const [all, best] = await Promise.all([totalsOf(reader, condition), totalsOf(reader, first)]);
  const { offset, before } = beginOf(query);
  const [inFirst, inSecond] = afterInTiers(query.after);
  const some =
    inSecond || offset >= best.count
      ? []
      : await rowsOf(reader, first, { offset, size, sort, after: inFirst });
  const rest = { offset: Math.max(0, offset - best.count), size: size - some.length };
  const others =
    rest.offset >= all.count - best.count
      ? []
      : await rowsOf(reader, second, { ...rest, sort, after: inSecond });
  return {
    count: all.count,
    ids: [...some, ...others].map(({ id }) => numberOf(id)),
    before: query.after ? await beforeInTiers(reader, [first, second], query.after) : before,
    last: placeOf(others.at(-1), sort, [1]) ?? placeOf(some.at(-1), sort, [0]),
  };
}

function afterInTiers(after: ListPlace | undefined) {
  if (!after) return [undefined, undefined];
  const [tier, ...keys] = after.keys;
  const place = { id: after.id, keys };
  return tier === 0 ? [place, undefined] : [undefined, place];
}

async function beforeInTiers(
  reader: EngineReader,
  [first, second]: [Condition, Condition],
  place: ListPlace,
) {
  const sort = 'popular';
  const [inFirst, inSecond] = afterInTiers(place);
  const exact = await beforeOf(reader, first, { sort, after: inFirst });
  if (!inSecond) return exact;
  const others = await beforeOf(reader, second, { sort, after: inSecond });
  return { count: exact.count + others.count, idSum: exact.idSum + others.idSum };
}
