import type { PgTable } from 'drizzle-orm/pg-core';
import { BRAND_KEY } from '@/api/catalogue/attribute-keys';
import { hasNewTaxonomy, readHorizon } from '@/api/catalogue/read-docs';
import {
  type Attribute,
  type AttributeValue,
  type Category,
  readTaxonomy,
} from '@/api/catalogue/taxonomy';
import { valueKey } from '@/api/catalogue/value-key';
import { valuePosition } from '@/api/catalogue/value-position';
import { takeIds } from '@/api/db/bulk';
import type { Db } from '@/api/db/database';
import { attributes, attributeValues, categories } from '@/api/db/schema/catalog';
import type { Text } from '@/api/db/schema/column';
import { fold } from '@/lib/domain/fold';
import { slugify } from '@/lib/domain/slug';
import type { Pair } from './cell';

type CategoryRow = Omit<Category, 'path' | 'children'>;

export type Naming = {
  db: Db;
  /** Every change of names in a transaction before it is known. */
  horizon: number;
  /** Creates missing names in memory only, with ids below 0. */
  dryRun: boolean;
  categories: Map<number, CategoryRow>;
  attributes: Map<number, Attribute>;
  values: Map<number, AttributeValue>;
  ids: Map<string, number>;
  hasMade: boolean;
  hasMadeCategories: boolean;
};

/** The icon of an imported category: a box as inline SVG, which needs no file. */
const DEFAULT_ICON =
  '<svg viewBox="0 0 24 24" width="64" height="64" fill="none" stroke="#5b6b76" stroke-width="1.5" stroke-linejoin="round"><path d="M4 7.5 12 3l8 4.5v9L12 21l-8-4.5z"/><path d="M4 7.5 12 12l8-4.5M12 12v9"/></svg>';

const brandName: Text = { uz: 'Brend', ru: 'Бренд' };

/** The names of before, unless they have made others or somebody else has. */
export async function renewNaming(db: Db, known: Naming | null, dryRun: boolean): Promise<Naming> {
  const isOld = !known || known.hasMade || (await hasNewTaxonomy(db, known.horizon));
  return isOld ? openNaming(db, dryRun) : Object.assign(known, { db });
}

async function openNaming(db: Db, dryRun: boolean): Promise<Naming> {
  const horizon = await readHorizon(db);
  const { categories: known, attributes: attributeRows, values } = await readTaxonomy(db);
  const ids = new Map<string, number>();
  for (const row of known.values()) learn(ids, categoryKeys(row.parentId, row.name), row.id);
  for (const row of attributeRows.values()) learn(ids, attributeKeys(row.name), row.id);
  for (const row of values.values()) learn(ids, valueKeys(row), row.id);
  const taxonomy = { categories: known, attributes: attributeRows, values };
  return { db, dryRun, horizon, ...taxonomy, ids, hasMade: false, hasMadeCategories: false };
}

export async function categoryId(naming: Naming, path: Text[]): Promise<number> {
  let parent: number | null = null;
  for (const name of path) parent = await categoryBelow(naming, parent, name);
  if (parent === null) throw new Error('a category without a name');
  return parent;
}

export function categoriesTo(naming: Pick<Naming, 'categories'>, id: number): CategoryRow[] {
  const row = naming.categories.get(id);
  if (!row) return [];
  return [...(row.parentId === null ? [] : categoriesTo(naming, row.parentId)), row];
}

export async function pairIds(naming: Naming, { attribute, value, colour }: Pair) {
  const found = lookUp(naming.ids, attributeKeys(attribute));
  const kind = colour ? 'colour' : 'choice';
  const id = found ?? (await makeAttribute(naming, { name: attribute, kind }));
  return { attributeId: id, valueId: await valueId(naming, id, { value, colour }) };
}

export async function brandId(naming: Naming, brand: string): Promise<number> {
  const found = [...naming.attributes.values()].find(({ key }) => key === BRAND_KEY);
  const id = found?.id ?? (await makeAttribute(naming, { name: brandName, kind: 'choice' }));
  return valueId(naming, id, { value: { uz: brand, ru: brand }, colour: null });
}

async function categoryBelow(naming: Naming, parentId: number | null, name: Text) {
  const keys = categoryKeys(parentId, name);
  const found = lookUp(naming.ids, keys);
  if (found !== undefined) return found;

  const slugs = new Set([...naming.categories.values()].map((row) => row.slug));
  const slug = freeName(slugify(name.uz) || 'category', slugs);
  const icon = parentId === null ? DEFAULT_ICON : '';
  const made = { parentId, slug, name, icon, position: slugs.size + 1 };
  const id = await newId(naming, categories, naming.categories.size);
  if (!naming.dryRun) await naming.db.insert(categories).values({ id, ...made });
  naming.hasMade = true;
  naming.hasMadeCategories = true;
  naming.categories.set(id, { id, ...made });
  learn(naming.ids, keys, id);
  return id;
}

type NewAttribute = Pick<Attribute, 'name' | 'kind'>;

async function makeAttribute(naming: Naming, { name, kind }: NewAttribute): Promise<number> {
  const taken = new Set([...naming.attributes.values()].map((row) => row.key));
  const wanted = name === brandName ? BRAND_KEY : slugify(name.uz) || 'attribute';
  const made = { key: freeName(wanted, taken), name, kind, position: taken.size + 1 };
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
  if (id === undefined) throw new Error('the database gave no id');
  return id;
}

function categoryKeys(parentId: number | null, { uz, ru }: Text): string[] {
  return [`category ${parentId} uz ${fold(uz)}`, `category ${parentId} ru ${fold(ru)}`];
}

function attributeKeys({ uz, ru }: Text): string[] {
  return [`attribute uz ${fold(uz)}`, `attribute ru ${fold(ru)}`];
}

/** A key of an older release lacks the signs of its value. */
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

function freeName(name: string, taken: Set<string>): string {
  let free = name;
  for (let number = 2; taken.has(free); number++) free = `${name}-${number}`;
  return free;
}
