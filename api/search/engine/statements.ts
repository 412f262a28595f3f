import type { CatalogSort } from '@/api/search/catalog-query';
import { quoted } from './engine-client';
import type { Condition } from './engine-filters';

/** Numbers with a fraction are kept as whole ones, so that they are compared exactly. */
export const FRACTIONS = 1_000_000;

const orders: Record<CatalogSort, string> = {
  popular: 'sold_out ASC, popularity DESC, id ASC',
  new: 'created_at DESC, id ASC',
  price_asc: 'price ASC, id ASC',
  price_desc: 'price DESC, id ASC',
  discount: 'discount DESC, id ASC',
  rating: 'rating DESC, id ASC',
};

export type GroupedBy = 'category_ids' | 'facet_ids';
export type Window = { offset: number; size: number };

export function idsSql(
  goods: string,
  condition: Condition,
  { sort, offset, size }: Window & { sort: CatalogSort },
): string {
  const end = `LIMIT ${offset},${size} OPTION ranker=none, max_matches=${offset + size}`;
  return `SELECT id, price FROM ${goods}${where(condition)} ORDER BY ${orders[sort]} ${end}`;
}

export function totalsSql(goods: string, condition: Condition): string {
  const totals =
    'COUNT(*) AS n, MIN(price) AS lowest, MAX(price) AS highest, SUM(discounted) AS discounts, SUM(express) AS expresses';
  return `SELECT ${totals} FROM ${goods}${where(condition)} OPTION ranker=none`;
}

/** An engine counts no more groups than it is told to expect, and each costs it. */
export function countsSql(
  goods: string,
  condition: Condition,
  by: GroupedBy | 'term_ids',
  most: number,
): string {
  const end = `LIMIT 0,${most} OPTION ranker=none, max_matches=${most}`;
  return `SELECT GROUPBY() AS one, COUNT(*) AS n FROM ${goods}${where(condition)} GROUP BY ${by} ${end}`;
}

/** The most popular product of each category. */
export function firstsSql(goods: string, most: number): string {
  const end = `LIMIT 0,${most} OPTION ranker=none, max_matches=${most}`;
  return `SELECT id, GROUPBY() AS one FROM ${goods} GROUP BY category_ids WITHIN GROUP ORDER BY ${orders.popular} ${end}`;
}

function where({ match, priceMin, priceMax }: Condition): string {
  const conditions = [
    match ? `MATCH(${quoted(match)})` : '',
    priceMin === undefined ? '' : `price >= ${Math.ceil(priceMin)}`,
    priceMax === undefined ? '' : `price <= ${Math.floor(priceMax)}`,
  ].filter(Boolean);
  return conditions.length === 0 ? '' : ` WHERE ${conditions.join(' AND ')}`;
}
