import { asc } from 'drizzle-orm';
import { BRAND_KEY } from '@/api/catalog/list/attribute-value';
import type { Db } from '@/api/db/database';
import { attributes, attributeValues, categories } from '@/api/db/schema/catalog';
import type { Text } from '@/api/db/schema/column';

type CategoryRow = typeof categories.$inferSelect;
export type Category = CategoryRow & {
  path: number[];
  children: Category[];
};
export type Attribute = typeof attributes.$inferSelect;
export type AttributeValue = typeof attributeValues.$inferSelect;

/** Categories, attributes and values: few enough rows to keep all of them in memory. */
export type Taxonomy = {
  tops: Category[];
  categories: Map<number, Category>;
  categoriesBySlug: Map<string, Category>;
  attributes: Map<number, Attribute>;
  values: Map<number, AttributeValue>;
};

/** Reads all categories, attributes and values. */
export async function readTaxonomy(db: Db): Promise<Taxonomy> {
  const rows = await db.select().from(categories).orderBy(asc(categories.position), categories.id);
  const attributeRows = await db.select().from(attributes);
  const valueRows = await db.select().from(attributeValues);
  const byId = new Map(rows.map((row) => [row.id, toCategory(row)]));
  for (const category of byId.values()) adopt(category, byId);
  const all = [...byId.values()];
  return {
    tops: all.filter(({ parentId }) => parentId === null),
    categories: byId,
    categoriesBySlug: new Map(all.map((category) => [category.slug, category])),
    attributes: new Map(attributeRows.map((row) => [row.id, row])),
    values: new Map(valueRows.map((row) => [row.id, row])),
  };
}

/** Returns the path from the top-level category down to this one; empty for an unknown id. */
export function categoryPath({ categories }: Taxonomy, id: number): Category[] {
  const path = categories.get(id)?.path ?? [];
  return path.flatMap((step) => categories.get(step) ?? []);
}

function toCategory(row: CategoryRow): Category {
  return { ...row, path: [row.id], children: [] };
}

function adopt(category: Category, byId: Map<number, Category>): void {
  let parent = byId.get(category.parentId ?? 0);
  parent?.children.push(category);
  while (parent && !category.path.includes(parent.id)) {
    category.path.unshift(parent.id);
    parent = byId.get(parent.parentId ?? 0);
  }
}

/**
 * Returns the name of the first value that is a brand, or `null`. This runs for every product on
 * startup, so it must be fast.
 */
export function brandAmong({ attributes, values }: Taxonomy, ids: number[]): Text | null {
  for (const id of ids) {
    const value = values.get(id);
    if (value && attributes.get(value.attributeId)?.key === BRAND_KEY) return value.value;
  }
  return null;
}

/** Returns the id of the value's attribute, or the negated value id if the value is unknown. */
export function attributeOf({ values }: Taxonomy, valueId: number): number {
  return values.get(valueId)?.attributeId ?? -valueId;
}
