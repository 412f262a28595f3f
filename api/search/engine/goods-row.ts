import type { CatalogDoc } from '@/api/search/catalog-doc';
import { quoted } from './engine-client';
import { keywordOf, keywords } from './engine-names';
import { facetIdsOf } from './facet-ids';
import { FRACTIONS } from './statements';

const COLUMNS = [
  ...['id', 'body', 'price', 'discount', 'sold_out', 'discounted', 'express'],
  ...['popularity', 'rating', 'created_at'],
  ...['category_ids', 'facet_ids', 'term_ids'],
];

/** A product, the words of its names, and the numbers of those that are in the list of words. */
export type GoodsRow = {
  doc: CatalogDoc;
  words: Iterable<string>;
  termIds: number[];
  attributes: number[];
};

export function goodsSql(goods: string, rows: string[]): string {
  return `REPLACE INTO ${goods} (${COLUMNS.join(', ')}) VALUES ${rows.join(', ')}`;
}

export function valuesOf({ doc, words, termIds, attributes }: GoodsRow): string {
  const isDiscounted = doc.discountPercent > 0;
  const facets = facetIdsOf({ ...doc, attributes, isDiscounted });
  return `(${[
    doc.id,
    quoted([...Array.from(words, keywordOf), ...carried(doc)].join(' ')),
    ...[doc.price, doc.discountPercent, doc.inStock ? 0 : 1],
    ...[isDiscounted ? 1 : 0, doc.express ? 1 : 0],
    ...[doc.popularity, doc.rating].map((number) => Math.round(number * FRACTIONS)),
    doc.createdAt,
    ...[doc.categories, facets, termIds].map((ids) => `(${ids.join()})`),
  ].join(', ')})`;
}

function carried(doc: CatalogDoc): string[] {
  return [
    ...doc.categories.map(keywords.category),
    ...doc.values.map(keywords.value),
    ...doc.collections.map(keywords.collection),
    ...doc.sales.map(keywords.sale),
    ...(doc.discountPercent > 0 ? [keywords.discounted] : []),
    ...(doc.express ? [keywords.express] : []),
  ];
}
