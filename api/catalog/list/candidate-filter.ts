import { and, eq, exists, gte, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import { attributeOf, type Taxonomy } from '@/api/catalog/live/taxonomy';
import type { Db } from '@/api/db/database';
import { products, productValues } from '@/api/db/schema/catalog';
import { collectionProducts, saleProducts } from '@/api/db/schema/showcase';
import { type CatalogFilter, groupValues } from '@/api/search/catalog-query';
import { storedFlags, WELL_RATED_FROM } from '@/lib/domain/product/catalog-flags';

const WORDS_MAX = 5;
const PART_MIN = 3;
/** Matches a word that may be a compound. Longer words have too many possible splits. */
const COMPOUND = /^\p{L}[\p{L}'ʻʼ’]{5,15}$/u;

/** Builds the condition that a product's name or SKU contains one word of the search text. */
export type Naming = (word: string) => SQL | undefined;

/**
 * Builds the condition for all filters except price, discount and stock, which depend on variants.
 */
export function candidateFilter(
  db: Db,
  taxonomy: Taxonomy,
  filter: CatalogFilter,
  naming: Naming = isNamed,
): SQL | undefined {
  const { menu, categories, collection, sale, values = [], text } = filter;
  const valueGroups = groupValues(values, (id) => attributeOf(taxonomy, id));
  return and(
    isNull(products.withdrawnAt),
    menu === undefined ? undefined : isUnder(taxonomy, [menu]),
    categories?.length ? isUnder(taxonomy, categories) : undefined,
    collection === undefined ? undefined : isInCollection(db, collection),
    sale === undefined ? undefined : isInSale(db, sale),
    ...storedFlags.map(({ name }) => (filter[name] ? eq(products[name], true) : undefined)),
    filter.well_rated ? gte(products.rating, WELL_RATED_FROM) : undefined,
    ...Array.from(valueGroups.values(), (ids) => hasAny(db, ids)),
    ...wordsOf(text).map(naming),
  );
}

function isUnder({ categories }: Taxonomy, ids: number[]): SQL {
  const under = [...categories.values()].filter(({ path }) => path.some((id) => ids.includes(id)));
  return inArray(
    products.categoryId,
    under.map(({ id }) => id),
  );
}

function isInCollection(db: Db, id: number): SQL {
  const own = eq(collectionProducts.productId, products.id);
  const rows = db.select().from(collectionProducts);
  return exists(rows.where(and(own, eq(collectionProducts.collectionId, id))));
}

function isInSale(db: Db, id: number): SQL {
  const rows = db.select().from(saleProducts);
  return exists(
    rows.where(and(eq(saleProducts.productId, products.id), eq(saleProducts.saleId, id))),
  );
}

function hasAny(db: Db, ids: number[]): SQL {
  const rows = db.select().from(productValues);
  const own = eq(productValues.productId, products.id);
  return exists(rows.where(and(own, inArray(productValues.valueId, ids))));
}

function wordsOf(text = ''): string[] {
  return text.split(/\s+/).filter(Boolean).slice(0, WORDS_MAX);
}

/** Builds the condition that a name or SKU contains the word, or both parts of a possible split. */
export function isNamedInParts(word: string): SQL | undefined {
  if (!COMPOUND.test(word)) return isNamed(word);
  const cuts = Array.from({ length: word.length - 2 * PART_MIN + 1 }, (_, at) => at + PART_MIN);
  const inParts = cuts.map((at) => and(isNamed(word.slice(0, at)), isNamed(word.slice(at))));
  return or(isNamed(word), ...inParts);
}

function isNamed(word: string): SQL | undefined {
  const pattern = `%${word.replace(/[\\%_]/g, '\\$&')}%`;
  return or(
    sql`${products.name}->>'uz' ilike ${pattern}`,
    sql`${products.name}->>'ru' ilike ${pattern}`,
    sql`${products.article} ilike ${pattern}`,
  );
}
