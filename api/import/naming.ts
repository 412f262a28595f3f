import { sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { defaultIcon } from '@/api/catalog/category-icon';
import { BRAND_KEY, valueKey, valuePosition } from '@/api/catalog/list/attribute-value';
import { hasNewTaxonomy, readHorizon } from '@/api/catalog/live/read-docs';
import {
  type Attribute,
  type AttributeValue,
  type Category,
  readTaxonomy,
} from '@/api/catalog/live/taxonomy';
import { takeIds } from '@/api/db/bulk';
import { type Db, rowsOf } from '@/api/db/database';
import { attributes, attributeValues, categories } from '@/api/db/schema/catalog';
import type { Text } from '@/api/db/schema/column';
import { fold } from '@/lib/domain/text/fold';
import { slugify } from '@/lib/domain/text/slug';
import { FreeNames } from './free-names';
import type { Pair } from './read/cell';

type CategoryRow = Omit<Category, 'path' | 'children'>;

export type Naming = {
  db: Db;
  /** Changes by all transactions with a smaller id have been read. */
  horizon: number;
  /** The id of the uncommitted transaction that created names, or `null`. */
  madeIn: number | null;
  /** In a dry run, missing names exist only in memory, with negative ids. */
  dryRun: boolean;
  categories: Map<number, CategoryRow>;
  attributes: Map<number, Attribute>;
  values: Map<number, AttributeValue>;
  ids: Map<string, number>;
  categorySlugs: FreeNames;
  attributeKeys: FreeNames;
  hasMade: boolean;
  hasMadeCategories: boolean;
  /** One line for each category whose name in the file differs from that in the shop. */
  keptNames: Set<string>;
};

const brandName: Text = { uz: 'Brend', ru: 'Бренд' };

/**
 * Reuses the known names, unless a transaction that created names was rolled back or another
 * process has changed the taxonomy.
 */
export async function renewNaming(db: Db, known: Naming | null, dryRun: boolean): Promise<Naming> {
  const isOld = !known || known.hasMade || (await hasNewTaxonomy(db, known.horizon));
  return isOld ? openNaming(db, dryRun) : Object.assign(known, { db });
}

/** Stores the id of the current transaction if it has created names. */
export async function noteMaker(naming: Naming): Promise<void> {
  if (!naming.hasMade || naming.dryRun) return;
  const current = sql`select pg_current_xact_id()::text as id`;
  const [row] = await rowsOf<{ id: string }>(naming.db, current);
  naming.madeIn = Number(row?.id);
}

/** Accepts new names after their transaction has committed. Imports are serialized by a lock. */
export function keepMade(naming: Naming): void {
  if (naming.madeIn !== null) naming.horizon = naming.madeIn + 1;
  Object.assign(naming, { madeIn: null, hasMade: false, hasMadeCategories: false });
}

async function openNaming(db: Db, dryRun: boolean): Promise<Naming> {
  const horizon = await readHorizon(db);
  const { categories: known, attributes: attributeRows, values } = await readTaxonomy(db);
  const ids = new Map<string, number>();
  for (const row of known.values()) learn(ids, categoryKeys(row.parentId, row.name), row.id);
  for (const row of attributeRows.values()) learn(ids, attributeKeys(row.name), row.id);
  for (const row of values.values()) learn(ids, valueKeys(row), row.id);
  return {
    db,
    dryRun,
    horizon,
    madeIn: null,
    categories: known,
    attributes: attributeRows,
    values,
    ids,
    categorySlugs: new FreeNames([...known.values()].map(({ slug }) => slug)),
    attributeKeys: new FreeNames([...attributeRows.values()].map(({ key }) => key)),
    hasMade: false,
    hasMadeCategories: false,
    keptNames: new Set(),
  };
}

/** Returns the id of the category at the path and creates missing categories. */
export async function categoryId(naming: Naming, path: Text[]): Promise<number> {
  let parent: number | null = null;
  for (const name of path) parent = await categoryBelow(naming, parent, name);
  if (parent === null) throw new Error('The category has no name');
  return parent;
}

/** Returns the categories from the top level down to `id`; empty if the category does not exist. */
export function categoriesTo(naming: Pick<Naming, 'categories'>, id: number): CategoryRow[] {
  const row = naming.categories.get(id);
  if (!row) return [];
  return [...(row.parentId === null ? [] : categoriesTo(naming, row.parentId)), row];
}

/** Returns the ids of an attribute and its value, and creates missing ones. */
export async function pairIds(naming: Naming, { attribute, value, colour }: Pair) {
  const found = lookUp(naming.ids, attributeKeys(attribute));
  const kind = colour ? 'colour' : 'choice';
  const id = found ?? (await makeAttribute(naming, { name: attribute, kind }));
  return { attributeId: id, valueId: await valueId(naming, id, { value, colour }) };
}

/** Returns the id of a brand and creates it if it is missing. */
export async function brandId(naming: Naming, brand: string): Promise<number> {
  const found = [...naming.attributes.values()].find(({ key }) => key === BRAND_KEY);
  const id = found?.id ?? (await makeAttribute(naming, { name: brandName, kind: 'choice' }));
  return valueId(naming, id, { value: { uz: brand, ru: brand }, colour: null });
}

async function categoryBelow(naming: Naming, parentId: number | null, name: Text) {
  const keys = categoryKeys(parentId, name);
  const found = lookUp(naming.ids, keys);
  if (found !== undefined) {
    noteKeptName(naming, found, name);
    return found;
  }

  const slug = naming.categorySlugs.take(slugify(name.uz) || 'category');
  const icon = defaultIcon(parentId);
  const made = { parentId, slug, name, icon, position: naming.categories.size + 1 };
  const id = await newId(naming, categories, naming.categories.size);
  if (!naming.dryRun) await naming.db.insert(categories).values({ id, ...made });
  naming.hasMade = true;
  naming.hasMadeCategories = true;
  naming.categories.set(id, { id, ...made });
  learn(naming.ids, keys, id);
  return id;
}

/**
 * Records a category whose name in the file differs, because an import never renames categories.
 * A name given once is not compared, because its language is unknown.
 */
function noteKeptName({ categories: known, keptNames }: Naming, id: number, { uz, ru }: Text) {
  const category = known.get(id);
  if (!category || uz === ru) return;
  const { name, slug } = category;
  const isSame = fold(name.uz) === fold(uz) && fold(name.ru) === fold(ru);
  if (!isSame)
    keptNames.add(`${slug} keeps its name ${name.uz}|${name.ru}; the file has ${uz}|${ru}`);
}

type NewAttribute = Pick<Attribute, 'name' | 'kind'>;

async function makeAttribute(naming: Naming, { name, kind }: NewAttribute): Promise<number> {
  const wanted = name === brandName ? BRAND_KEY : slugify(name.uz) || 'attribute';
  const key = naming.attributeKeys.take(wanted);
  const made = { key, name, kind, position: naming.attributes.size + 1 };
  const id = await newId(naming, attributes, naming.attributes.size);
  if (!naming.dryRun) await naming.db.insert(attributes).values({ id, ...made });
  naming.hasMade = true;
  naming.attributes.set(id, { id, ...made });
  learn(naming.ids, attributeKeys(name), id);
  return id;
}

async function valueId(
  naming: Naming,
  attributeId: number,
  { value, colour }: Pick<Pair, 'value' | 'colour'>,
): Promise<number> {
  const key = valueKey(value.uz);
  const keys = valueKeys({ attributeId, key, value });
  const found = lookUp(naming.ids, keys);
  if (found !== undefined) return found;

  const made = { attributeId, key, value, colour, position: valuePosition(value.uz) };
  const id = await newId(naming, attributeValues, naming.values.size);
  if (!naming.dryRun) await naming.db.insert(attributeValues).values({ id, ...made });
  naming.hasMade = true;
  naming.values.set(id, { id, ...made });
  learn(naming.ids, keys, id);
  return id;
}

async function newId({ db, dryRun }: Naming, table: PgTable, known: number): Promise<number> {
  const [id] = dryRun ? [-1 - known] : await takeIds(db, table, 1);
  if (id === undefined) throw new Error('The database returned no id');
  return id;
}

function categoryKeys(parentId: number | null, { uz, ru }: Text): string[] {
  return [`category ${parentId} uz ${fold(uz)}`, `category ${parentId} ru ${fold(ru)}`];
}

function attributeKeys({ uz, ru }: Text): string[] {
  return [`attribute uz ${fold(uz)}`, `attribute ru ${fold(ru)}`];
}

/**
 * Returns the computed and the stored key, which differ if an older release stored a key without
 * its plus and minus signs.
 */
function valueKeys({
  attributeId,
  key,
  value,
}: Pick<AttributeValue, 'attributeId' | 'key' | 'value'>) {
  return [`value ${attributeId} ${valueKey(value.uz)}`, `value ${attributeId} ${key}`];
}

function learn(ids: Map<string, number>, keys: string[], id: number): void {
  for (const key of keys) if (!ids.has(key)) ids.set(key, id);
}

function lookUp(ids: Map<string, number>, keys: string[]): number | undefined {
  return keys.map((key) => ids.get(key)).find((id) => id !== undefined);
}
