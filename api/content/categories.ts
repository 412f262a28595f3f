import { sql } from 'drizzle-orm';
import { defaultIcon, iconOf, imageOf } from '@/api/catalog/category-icon';
import { catalogChanged } from '@/api/catalog/live/catalog-changed';
import { isOneOf } from '@/api/db/bulk';
import { type Db, rowsOf } from '@/api/db/database';
import { categories, products } from '@/api/db/schema/catalog';
import { menuItems } from '@/api/db/schema/content';
import { advisoryLock } from '@/api/db/transaction';
import { type Change, isChange, replaceRows } from './change';
import type { Printed, SectionInput } from './document';
import { newIds } from './ids';
import { type Old, type Pair, positionsWithin } from './match-rows';
import { readRows } from './read-rows';

type Values = Omit<typeof categories.$inferSelect, 'id' | 'position'>;
type Item = SectionInput<'categories'>[number];
type Placed = { place: string; parent: Placed | null; item: Item };

/** Maximum depth of the category tree. An import applies the same limit. */
const LEVELS_MAX = 4;

export async function readCategories(db: Db): Promise<Printed<'categories'>> {
  const rows = await readRows(db, categories);
  const below = (parent: number | null): Printed<'categories'> =>
    rows.filter(({ values }) => values.parentId === parent).map(toItem);
  const toItem = ({ id, values }: Old<Values>): Printed<'categories'>[number] => {
    const [image, children] = [imageOf(values.icon), below(id)];
    return {
      slug: values.slug,
      name: values.name,
      ...(image !== undefined && { image }),
      ...(children.length > 0 && { children }),
    };
  };
  return below(null);
}

/**
 * Replaces the category tree. The slug identifies a category and is its address, so a category
 * keeps its address and its products under a new name or parent.
 */
export async function setCategories(
  change: Change,
  given: SectionInput<'categories'>,
): Promise<void> {
  const { tx } = change;
  const placed = flatten(given, 'categories', null);
  const faults = placed.flatMap((one, at) => faultsOf(one, placed.slice(0, at)));
  change.faults.push(...faults);
  if (faults.length > 0) return;
  // An import must not create a category while this transaction compares the tree.
  await advisoryLock(tx, 'import');
  const rows = inTree(await readRows(tx, categories), null);
  const wanted = await toWanted(change, placed, rows);
  await replaceRows(change, {
    name: 'categories',
    table: categories,
    old: rows,
    wanted,
    keyOf: ({ slug }) => slug,
    positions: positionsOfSiblings,
    beforeRemoval: (ids) => reportUsed(change, ids),
  });
  if (!change.counts.slice(-1).some(isChange)) return;
  await catalogChanged(tx, { taxonomy: 'categories', regrouped: await movedProducts(tx, rows) });
}

function flatten(items: Item[], path: string, parent: Placed | null): Placed[] {
  return items.flatMap((item, at) => {
    const own = { place: `${path}[${at}]`, parent, item };
    return [own, ...flatten(item.children ?? [], `${own.place}.children`, own)];
  });
}

function faultsOf(one: Placed, before: Placed[]): string[] {
  const { slug } = one.item;
  return [
    ...(levelOf(one) > LEVELS_MAX ? [`${one.place}: is deeper than ${LEVELS_MAX} levels`] : []),
    ...(before.some(({ item }) => item.slug === slug)
      ? [`${one.place}.slug: ${slug} is a duplicate`]
      : []),
  ];
}

function levelOf({ parent }: Placed): number {
  return parent ? levelOf(parent) + 1 : 1;
}

/**
 * Builds the rows for the file's categories. Ids are assigned first, because each row refers to its
 * parent's id.
 */
async function toWanted(change: Change, placed: Placed[], rows: Old<Values>[]) {
  const known = new Map(rows.map((row) => [row.values.slug, row]));
  const added = placed.filter(({ item }) => !known.has(item.slug));
  const fresh = await newIds(change, [categories], added.length);
  const ids = new Map([
    ...rows.map((row) => [row.values.slug, row.id] as const),
    ...added.map(({ item }, at) => [item.slug, fresh[at] ?? 0] as const),
  ]);
  return placed.map(({ parent, item: { slug, name, image } }) => {
    const parentId = parent ? (ids.get(parent.item.slug) ?? null) : null;
    const icon = iconFor(image, parentId, known.get(slug)?.values);
    return { id: ids.get(slug), values: { parentId, slug, name, icon } };
  });
}

/**
 * Returns the icon of a category. The stored icon stays if it shows the same image. A stored inline
 * drawing stays unless the category gets an image, or enters or leaves the top level.
 */
function iconFor(image: string | undefined, parentId: number | null, old: Values | undefined) {
  if (image !== undefined) return old && imageOf(old.icon) === image ? old.icon : iconOf(image);
  const isKept =
    old && imageOf(old.icon) === undefined && (old.parentId === null) === (parentId === null);
  return isKept ? old.icon : defaultIcon(parentId);
}

/** Sorts rows depth first: each category before its children. */
function inTree(rows: Old<Values>[], parent: number | null): Old<Values>[] {
  return rows
    .filter(({ values }) => values.parentId === parent)
    .flatMap((row) => [row, ...inTree(rows, row.id)]);
}

/** Renumbers the siblings if one of them comes from another parent. */
function positionsOfSiblings(pairs: readonly Pair<Values>[]): number[] {
  const mixed = new Set(
    pairs
      .filter(({ old, values }) => old && old.values.parentId !== values.parentId)
      .map(({ values }) => values.parentId),
  );
  const renumbered = pairs.map((pair) =>
    mixed.has(pair.values.parentId) ? { ...pair, old: null } : pair,
  );
  return positionsWithin(renumbered, ({ parentId }) => parentId);
}

/** Lists the products of the categories whose parent has changed, and of their descendants. */
async function movedProducts(tx: Db, before: Old<Values>[]): Promise<number[]> {
  const parents = new Map(before.map(({ id, values }) => [id, values.parentId]));
  const moved = (await readRows(tx, categories))
    .filter(({ id, values }) => parents.has(id) && parents.get(id) !== values.parentId)
    .map(({ id }) => id);
  if (moved.length === 0) return [];
  const rows = await rowsOf<{ id: number }>(
    tx,
    sql`with recursive below as (
        select id from ${categories} where ${isOneOf(categories.id, moved)}
        union
        select child.id from ${categories} child join below on child.parent_id = below.id
      )
      select ${products.id} as id from ${products} where ${products.categoryId} in (select id from below)`,
  );
  return rows.map(({ id }) => id);
}

/** Reports categories that contain products, or that the menu links to. */
async function reportUsed({ tx, faults }: Change, ids: number[]): Promise<void> {
  // The lock makes new products wait until this transaction has removed the category.
  await tx
    .select({ id: categories.id })
    .from(categories)
    .where(isOneOf(categories.id, ids))
    .for('update');
  const used = await rowsOf<{ slug: string; goods: number; items: number }>(
    tx,
    sql`select * from (select ${categories.slug} as slug,
        (select count(*)::int from ${products} where ${products.categoryId} = ${categories.id}) as goods,
        (select count(*)::int from ${menuItems} where ${menuItems.type} = 'product'
          and ${menuItems.slug} = ${categories.slug}) as items
      from ${categories} where ${isOneOf(categories.id, ids)} order by ${categories.id}) as gone
      where goods > 0 or items > 0`,
  );
  for (const { slug, goods, items } of used) {
    const reasons = [
      ...(goods > 0 ? [`it contains products, withdrawn ones included (${goods})`] : []),
      ...(items > 0 ? [`menu items link to it (${items})`] : []),
    ];
    faults.push(`categories: ${slug} cannot be removed: ${reasons.join(', ')}`);
  }
}
