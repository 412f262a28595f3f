import type { CatalogDoc } from '@/api/search/catalog-doc';
import { catalogFlags, hasFlag } from '@/lib/domain/product/catalog-flags';
import { quoted } from './engine-client';
import { keywords } from './engine-names';
import { facetIdsOf } from './facet-ids';
import { stepOf } from './price-pieces';
import { FRACTIONS } from './statements';

const COLUMNS = [
  'id',
  'body',
  'price',
  'discount',
  'sold_out',
  ...catalogFlags.map(({ name }) => name),
  'popularity',
  'rating',
  'created_at',
  'category_ids',
  'facet_ids',
  'term_ids',
];

/**
 * A product, the keywords of its names, and the term ids of the keywords that are in the word list.
 */
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
  const { categories, values } = doc;
  const own = catalogFlags.filter(({ name }) => hasFlag(doc, name));
  const numbers = own.map(({ number }) => number);
  const facets = facetIdsOf({ categories, attributes, values, flags: numbers });
  let body = '';
  for (const keyword of named) body += `${keyword} `;
  body += [...carried(doc), ...own.map(({ keyword }) => keyword)].join(' ');
  const isSet = [!doc.inStock, ...catalogFlags.map((flag) => own.includes(flag))];
  const flags = isSet.map(Number).join(', ');
  const order = `${inFractions(doc.popularity)}, ${inFractions(doc.rating)}, ${doc.createdAt}`;
  const ids = `(${categories.join()}), (${facets.join()}), (${termIds.join()})`;
  return `(${doc.id}, ${quoted(body)}, ${doc.price}, ${doc.discountPercent}, ${flags}, ${order}, ${ids})`;
}

function inFractions(number: number): number {
  return Math.round(number * FRACTIONS);
}

function carried(doc: CatalogDoc): string[] {
  return [
    ...doc.categories.map(keywords.category),
    ...doc.values.map(keywords.value),
    ...doc.collections.map(keywords.collection),
    ...doc.sales.map(keywords.sale),
    keywords.priceStep(stepOf(doc.price)),
  ];
}
