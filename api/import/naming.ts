import { BRAND_KEY } from '@/api/catalogue/attribute-keys';
import { DEFAULT_ICON, iconMarkup } from '@/api/catalogue/category-icon';
import { type Attribute, type Category, readTaxonomy } from '@/api/catalogue/taxonomy';
import type { Db } from '@/api/db/database';
import { attributes, attributeValues, categories } from '@/api/db/schema/catalog';
import type { Text } from '@/api/db/schema/column';
import { amountIn } from '@/api/demo/seed/value-registry';
import { fold } from '@/lib/domain/fold';
import { slugify } from '@/lib/domain/slug';
import type { Pair } from './cell';

/** What names the shop knows; what a file names beside them is made. */
export type Naming = {
  db: Db;
  categories: Omit<Category, 'path' | 'children'>[];
  attributes: Attribute[];
  values: Map<string, number>;
  hasMade: boolean;
};

const brandName: Text = { uz: 'Brend', ru: 'Бренд' };

export async function openNaming(db: Db): Promise<Naming> {
  const taxonomy = await readTaxonomy(db);
  return {
    db,
    categories: [...taxonomy.categories.values()],
    attributes: [...taxonomy.attributes.values()],
    values: new Map([...taxonomy.values.values()].map((row) => [valueKey(row), row.id])),
    hasMade: false,
  };
}

export async function categoryId(naming: Naming, path: Text[]): Promise<number> {
  let parent: number | null = null;
  for (const name of path) parent = await categoryBelow(naming, parent, name);
  if (parent === null) throw new Error('a category without a name');
  return parent;
}

export async function pairIds(naming: Naming, { attribute, value, colour }: Pair) {
  const found = naming.attributes.find((row) => isNamed(row, attribute));
  const kind = colour ? 'colour' : 'choice';
  const { id } = found ?? (await makeAttribute(naming, { name: attribute, kind }));
  return { attributeId: id, valueId: await valueId(naming, id, { value, colour }) };
}

export async function brandId(naming: Naming, brand: string): Promise<number> {
  const found = naming.attributes.find(({ key }) => key === BRAND_KEY);
  const { id } = found ?? (await makeAttribute(naming, { name: brandName, kind: 'choice' }));
  return valueId(naming, id, { value: { uz: brand, ru: brand }, colour: null });
}

async function categoryBelow(naming: Naming, parentId: number | null, name: Text) {
  const found = naming.categories.find((row) => row.parentId === parentId && isNamed(row, name));
  if (found) return found.id;

  const slugs = naming.categories.map((row) => row.slug);
  const slug = freeName(slugify(name.uz) || 'category', slugs);
  const position = slugs.length + 1;
  const icon = parentId === null ? iconMarkup(DEFAULT_ICON) : '';
  const made = { parentId, slug, name, icon, position };
  const row = only(await naming.db.insert(categories).values(made).returning());
  naming.hasMade = true;
  naming.categories.push(row);
  return row.id;
}

type NewAttribute = Pick<Attribute, 'name' | 'kind'>;

async function makeAttribute(naming: Naming, { name, kind }: NewAttribute): Promise<Attribute> {
  const keys = naming.attributes.map((row) => row.key);
  const wanted = name === brandName ? BRAND_KEY : slugify(name.uz) || 'attribute';
  const made = { key: freeName(wanted, keys), name, kind, position: keys.length + 1 };
  const row = only(await naming.db.insert(attributes).values(made).returning());
  naming.hasMade = true;
  naming.attributes.push(row);
  return row;
}

async function valueId(
  naming: Naming,
  attributeId: number,
  { value, colour }: Pick<Pair, 'value' | 'colour'>,
): Promise<number> {
  const key = fold(value.uz) || value.uz;
  const found = naming.values.get(valueKey({ attributeId, key }));
  if (found) return found;

  const made = { attributeId, key, value, colour, position: amountIn(value.uz) };
  const row = only(await naming.db.insert(attributeValues).values(made).returning());
  naming.hasMade = true;
  naming.values.set(valueKey(row), row.id);
  return row.id;
}

function isNamed({ name }: { name: Text }, wanted: Text): boolean {
  return fold(name.uz) === fold(wanted.uz) || fold(name.ru) === fold(wanted.ru);
}

function valueKey({ attributeId, key }: { attributeId: number; key: string }): string {
  return `${attributeId} ${key}`;
}

function freeName(name: string, taken: string[]): string {
  let free = name;
  for (let number = 2; taken.includes(free); number++) free = `${name}-${number}`;
  return free;
}

function only<Row>([row]: Row[]): Row {
  if (!row) throw new Error('the row was not written');
  return row;
}
