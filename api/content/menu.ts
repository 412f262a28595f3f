import { putMany } from '@/api/db/bulk';
import type { Db } from '@/api/db/database';
import { menuItems, postCategories, postGroups } from '@/api/db/schema/content';
import { type Change, flat, replaceRows } from './change';
import type { Printed, SectionInput } from './document';
import { cleanTexts } from './html';
import { newIds } from './ids';
import { matchRows, type Old } from './match-rows';
import { menuFaults, type Placed } from './menu-faults';
import { readLongRows, readRows } from './read-rows';

type Row = Omit<typeof menuItems.$inferSelect, 'id' | 'position' | 'updatedAt'>;
type Item = SectionInput<'menu'>[number];

export async function readMenu(db: Db): Promise<Printed<'menu'>> {
  const rows = await menuRows(db);
  const below = (parent: number | null): Printed<'menu'> =>
    rows.filter(({ values }) => values.parentId === parent).map(toItem);
  const toItem = ({ id, values }: Old<Row>): Printed<'menu'>[number] => {
    const { type, group, hasCategory, slug, title, icon, text } = values;
    const children = below(id);
    return {
      type,
      ...(group && { group }),
      ...(slug && { [hasCategory ? 'category' : 'slug']: slug }),
      title,
      ...(icon && { icon }),
      ...(text && { text }),
      ...(children.length > 0 && { children }),
    };
  };
  return below(null);
}

export async function setMenu(change: Change, given: SectionInput<'menu'>): Promise<void> {
  const { tx, now } = change;
  const placed = flatten(given, 'menu', null);
  const old = await menuRows(tx);
  const known = await categoryIds(tx, placed);
  const faults = await menuFaults(tx, placed, { known, old });
  change.faults.push(...faults);
  if (faults.length > 0) return;

  const ids = await idsOf(change, { placed, old, known });
  const idOf = new Map(placed.map((one, at) => [one, ids[at] ?? 0]));
  await replaceRows(change, {
    name: 'menu',
    table: menuItems,
    old: inTree(old, null),
    wanted: placed.map((one, at) => ({
      id: ids[at],
      values: toRow(one.item, one.parent ? (idOf.get(one.parent) ?? null) : null),
    })),
    keyOf,
    put: (rows) =>
      putMany(
        tx,
        menuItems,
        rows.map((row) => ({ ...flat(row), updatedAt: now })),
      ),
  });
}

function flatten(items: Item[], path: string, parent: Placed | null): Placed[] {
  return items.flatMap((item, at) => {
    const own = { place: `${path}[${at}]`, parent, item };
    return [own, ...flatten(item.children ?? [], `${own.place}.children`, own)];
  });
}

type Setting = { placed: Placed[]; old: Old<Row>[]; known: Map<Placed, number> };

/** Assigns ids before rows are built, because each row refers to its parent's id. */
async function idsOf(change: Change, { placed, old, known }: Setting): Promise<number[]> {
  const wanted = placed.map((one) => ({ id: known.get(one), values: toRow(one.item, null) }));
  const pairs = matchRows(old, wanted, keyOf);
  const isNew = (at: number) => !pairs[at]?.old && wanted[at]?.id === undefined;
  const count = placed.filter((_, at) => isNew(at)).length;
  const fresh = await newIds(change, [menuItems, postCategories], count);
  return pairs.map((pair, at) => wanted[at]?.id ?? pair.old?.id ?? fresh.shift() ?? 0);
}

/** Finds the categories that items link to. An item has the id of its category (S2-34). */
async function categoryIds(tx: Db, placed: Placed[]): Promise<Map<Placed, number>> {
  const rows = await readRows(tx, postCategories);
  const groups = await tx.select().from(postGroups);
  return new Map(
    placed.flatMap((one) => {
      const group = groups.find(({ slug }) => slug === one.item.group);
      const found = rows.find(
        ({ values }) => values.groupId === group?.id && values.slug === one.item.category,
      );
      return found ? [[one, found.id] as const] : [];
    }),
  );
}

function keyOf({ type, group, slug }: Row): string {
  return type === 'static' ? `${type} ${slug}` : `${type} ${group} ${slug}`;
}

function toRow({ type, group, category, slug, title, icon, text }: Item, parentId: number | null) {
  const hasCategory = category !== undefined;
  const named = { type, group, hasCategory, title, slug: category ?? slug };
  return { parentId, ...named, icon, text: text ?? null };
}

/** Sorts rows depth first: each item before its children. */
function inTree(rows: Old<Row>[], parent: number | null): Old<Row>[] {
  return rows
    .filter(({ values }) => values.parentId === parent)
    .flatMap((row) => [row, ...inTree(rows, row.id)]);
}

async function menuRows(db: Db): Promise<Old<Row>[]> {
  const rows = await readLongRows(db, menuItems);
  return cleanTexts(rows, async ({ id, position, values: { updatedAt: _, ...values } }, clean) => ({
    id,
    position,
    values: { ...values, text: values.text && (await clean(values.text)) },
  }));
}
