import type { CatalogDoc } from '@/api/search/catalog-doc';
import { quoted } from './engine-client';
import { keywords } from './engine-names';
import { facetIdsOf } from './facet-ids';
import { stepOf } from './price-pieces';
import { FRACTIONS } from './statements';

const COLUMNS = [
  ...['id', 'body', 'price', 'discount', 'sold_out', 'discounted', 'express'],
  ...['popularity', 'rating', 'created_at'],
  ...['category_ids', 'facet_ids', 'term_ids'],
];

/** A product, the keywords of its names, and the numbers of those that are in the list of words. */
export type GoodsRow = {
  doc: CatalogDoc;
  named: Iterable<string>;
  termIds: number[];
  attributes: number[];
};

export function goodsSql(goods: string, rows: string[]): string {
  return `REPLACE INTO ${goods} (${COLUMNS.join(', ')}) VALUES ${rows.join(', ')}`;
}

export function valuesOf({ doc, named, termIds, attributes }: GoodsRow): string {
  const { categories, values, express } = doc;
  const isDiscounted = doc.discountPercent > 0;
  const facets = facetIdsOf({ categories, attributes, values, isDiscounted, express });
  let body = '';
  for (const keyword of named) body += `${keyword} `;
  body += carried(doc);
  const flags = `${doc.inStock ? 0 : 1}, ${isDiscounted ? 1 : 0}, ${express ? 1 : 0}`;
  const order = `${inFractions(doc.popularity)}, ${inFractions(doc.rating)}, ${doc.createdAt}`;
  const ids = `(${categories.join()}), (${facets.join()}), (${termIds.join()})`;
  return `(${doc.id}, ${quoted(body)}, ${doc.price}, ${doc.discountPercent}, ${flags}, ${order}, ${ids})`;
}

function inFractions(number: number): number {
  return Math.round(number * FRACTIONS);
}

function carried(doc: CatalogDoc): string {
  return [
    ...doc.categories.map(keywords.category),
    ...doc.values.map(keywords.value),
    ...doc.collections.map(keywords.collection),
    ...doc.sales.map(keywords.sale),
    keywords.priceStep(stepOf(doc.price)),
    ...(doc.discountPercent > 0 ? [keywords.discounted] : []),
    ...(doc.express ? [keywords.express] : []),
  ].join(' ');
}
