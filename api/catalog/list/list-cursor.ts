import type { CatalogPage, CatalogQuery, GoodsBefore, ListPlace } from '@/api/search/catalog-query';
import { sortKeys } from '@/api/search/index/sort-keys';
import { PRODUCT_SORTS } from '@/lib/constants';

export type ListResult<Item> = { results: Item[]; count: number };

export function toListResult<Item>(results: Item[]): ListResult<Item> {
  return { results, count: results.length };
}

/** The position where a page ended, with the count and checksum of the products before it. */
export type ListCursor = { place: ListPlace; before: GoodsBefore };

type Ordered = Pick<CatalogQuery, 'text' | 'sort'>;

const SEPARATOR = '_';
const UNKNOWN = 'x';
const KEY_MAX = 8_000_000_000_000;

/** Returns the cursor after a page, or `null` if the page is the last one. */
export function nextCursor(query: CatalogQuery, page: CatalogPage): string | null {
  const { ids, last } = page;
  const count = page.before.count + ids.length;
  if (!last || count >= page.count) return null;
  const { idSum } = page.before;
  const sum = idSum === null ? UNKNOWN : ids.reduce((total, id) => total + id, idSum);
  return [orderName(query), count, sum, last.id, ...last.keys].join(SEPARATOR);
}

/** Parses a cursor. Returns `null` if the text is not a cursor for this sort order. */
export function readCursor(query: Ordered, text: string): ListCursor | null {
  const [order, count, idSum, ...place] = text.split(SEPARATOR);
  const isUnknown = idSum === UNKNOWN;
  const numbers = [count, isUnknown ? '0' : idSum, ...place].map(toNumber);
  const [countBefore = 0, sumBefore = 0, id = 0, ...keys] = numbers;
  const isOwn = order === orderName(query) && keys.length === keyCount(query);
  if (!isOwn || !numbers.every(isInBounds) || !Number.isInteger(id)) return null;
  return {
    place: { id, keys },
    before: { count: countBefore, idSum: isUnknown ? null : sumBefore },
  };
}

function toNumber(text = ''): number {
  return text === '' ? Number.NaN : Number(text);
}

/**
 * Returns whether a number in a cursor is small enough for a search engine, which compares 64-bit
 * integers and stores fractions in millionths (`FRACTIONS`).
 */
function isInBounds(number: number): boolean {
  return Math.abs(number) <= KEY_MAX;
}

/** Returns whether the products before the cursor have changed since it was issued. */
export function hasMoved(cursor: ListCursor, before: GoodsBefore): boolean {
  const { count, idSum } = cursor.before;
  return count !== before.count || (idSum !== null && idSum !== before.idSum);
}

/** Returns whether the list is sorted by name match, so that its cursors also contain the tier. */
function isTiered({ text, sort }: Ordered): boolean {
  return !sort && (text ?? '').trim() !== '';
}

function orderName(query: Ordered): string {
  return isTiered(query) ? 't' : String(PRODUCT_SORTS.indexOf(query.sort ?? 'popular'));
}

function keyCount(query: Ordered): number {
  return sortKeys[query.sort ?? 'popular'].length + (isTiered(query) ? 1 : 0);
}
