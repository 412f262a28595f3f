import type { CatalogSort, ListPlace } from '@/api/search/catalog-query';
import { type SortColumn, sortKeys } from '@/api/search/index/sort-keys';
import { type CatalogFlag, catalogFlags } from '@/lib/domain/product/catalog-flags';
import { numberOf, quoted } from './engine-client';
import type { Condition } from './engine-filters';
import type { Row } from './query-cache';

/** The factor by which fractional numbers become integers, which compare exactly. */
export const FRACTIONS = 1_000_000;

const columns: Record<SortColumn, string> = {
  soldOut: 'sold_out',
  popularity: 'popularity',
  createdAt: 'created_at',
  price: 'price',
  discountPercent: 'discount',
  rating: 'rating',
};
const inFractions: readonly SortColumn[] = ['popularity', 'rating'];

export type GroupedBy = 'category_ids' | 'facet_ids';
export type Window = { offset: number; size: number };

export type Ordered = Window & { sort: CatalogSort };

/** Returns the statement that selects ids together with the columns they are sorted by. */
export function idsSql(
  goods: string,
  condition: Condition,
  { sort, offset, size, after }: Ordered & { after?: ListPlace | undefined },
): string {
  const selected = new Set(['id', 'price', ...sortKeys[sort].map(({ column }) => columns[column])]);
  const end = `LIMIT ${offset},${size} OPTION ranker=none, max_matches=${offset + size}`;
  const comes = after ? `, ${comesAfter(sort, after)} AS behind` : '';
  const filter = where(condition, after ? ['behind = 1'] : []);
  return `SELECT ${[...selected].join(', ')}${comes} FROM ${goods}${filter} ORDER BY ${orderOf(sort)} ${end}`;
}

/**
 * Returns the statement that selects the count and the id sum of the products up to a position, or
 * of all products.
 */
export function beforeSql(
  goods: string,
  condition: Condition,
  { sort, after }: { sort: CatalogSort; after?: ListPlace | undefined },
): string {
  const comes = after ? `, ${comesAfter(sort, after)} AS behind` : '';
  const filter = where(condition, after ? ['behind = 0'] : []);
  return `SELECT COUNT(*) AS n, SUM(id) AS ids${comes} FROM ${goods}${filter} OPTION ranker=none`;
}

/** Returns the sort key values of a row. */
export function keysOf(row: Row, sort: CatalogSort): number[] {
  return sortKeys[sort].map(({ column }) => {
    const value = numberOf(row[columns[column]]);
    return inFractions.includes(column) ? value / FRACTIONS : value;
  });
}

function orderOf(sort: CatalogSort): string {
  const keys = sortKeys[sort].map(
    ({ column, descending }) => `${columns[column]} ${descending ? 'DESC' : 'ASC'}`,
  );
  return [...keys, 'id ASC'].join(', ');
}

/**
 * Builds an expression that is 1 for the products after a position and 0 for all others. The engine
 * supports OR in expressions, but not between conditions.
 */
function comesAfter(sort: CatalogSort, { keys, id }: ListPlace): string {
  return sortKeys[sort].reduceRight((later, { column, descending }, position) => {
    const key = keys[position] ?? 0;
    const value = Math.round(inFractions.includes(column) ? key * FRACTIONS : key);
    const name = columns[column];
    return `(${name} ${descending ? '<' : '>'} ${value} OR (${name} = ${value} AND ${later}))`;
  }, `id > ${id}`);
}

/** Returns the totals column that counts the products with a flag. */
export function sumOf(flag: CatalogFlag): string {
  return `${flag}_sum`;
}

export function totalsSql(goods: string, condition: Condition): string {
  const sums = catalogFlags.map(({ name }) => `, SUM(${name}) AS ${sumOf(name)}`);
  const totals = `COUNT(*) AS n, MIN(price) AS lowest, MAX(price) AS highest${sums.join('')}`;
  return `SELECT ${totals} FROM ${goods}${where(condition)} OPTION ranker=none`;
}

/**
 * Returns the statement that counts products in groups. The engine returns at most `most` groups,
 * and a larger limit is slower.
 */
export function countsSql(
  goods: string,
  condition: Condition,
  by: GroupedBy | 'term_ids',
  most: number,
): string {
  const end = `LIMIT 0,${most} OPTION ranker=none, max_matches=${most}`;
  return `SELECT GROUPBY() AS one, COUNT(*) AS n FROM ${goods}${where(condition)} GROUP BY ${by} ${end}`;
}

/** Returns the statement that selects the most popular product of each category. */
export function firstsSql(goods: string, most: number): string {
  const end = `LIMIT 0,${most} OPTION ranker=none, max_matches=${most}`;
  return `SELECT id, GROUPBY() AS one FROM ${goods} GROUP BY category_ids WITHIN GROUP ORDER BY ${orderOf('popular')} ${end}`;
}

function where({ match, priceMin, priceMax }: Condition, others: string[] = []): string {
  const conditions = [
    match ? `MATCH(${quoted(match)})` : '',
    priceMin === undefined ? '' : `price >= ${Math.ceil(priceMin)}`,
    priceMax === undefined ? '' : `price <= ${Math.floor(priceMax)}`,
    ...others,
  ].filter(Boolean);
  return conditions.length === 0 ? '' : ` WHERE ${conditions.join(' AND ')}`;
}
