import { asc, notInArray, sql } from 'drizzle-orm';
import { type Db, rowsOf } from '@/api/db/database';
import { categories } from '@/api/db/schema/catalog';
import { menuItems, postCategories, postGroups } from '@/api/db/schema/content';
import { routeOf } from '@/lib/domain/routing/routes';
import type { SectionInput } from './document';
import { SLUG } from './fields';
import { OWN_PAGES } from './groups';
import type { Old } from './match-rows';

const LEVELS_MAX = 4;

/** An item of the file with its path and its parent. */
export type Placed = { place: string; parent: Placed | null; item: SectionInput<'menu'>[number] };

type Known = {
  known: Map<Placed, number>;
  old: Old<{ hasCategory: boolean; title: { uz: string } }>[];
};

/** Lists the faults of a menu, such as links to missing pages. */
export async function menuFaults(tx: Db, placed: Placed[], known: Known): Promise<string[]> {
  const groups = await tx.select({ slug: postGroups.slug }).from(postGroups);
  const goods = await tx
    .select({ slug: categories.slug })
    .from(categories)
    .orderBy(asc(categories.id));
  const slugs = { groups: groups.map(({ slug }) => slug), goods: goods.map(({ slug }) => slug) };
  return placed.flatMap((one, at) => {
    const before = placed.slice(0, at);
    const faults = [...targetFaults(one, slugs), ...categoryFaults(one, before, known)];
    if (levelOf(one) > LEVELS_MAX) faults.push(`children: has more than ${LEVELS_MAX} levels`);
    const isTwice = before.some(({ item }) => isSamePage(item, one.item));
    if (isTwice) faults.push(`slug: ${one.item.slug} is a duplicate`);
    return faults.map((fault) => `${one.place}.${fault}`);
  });
}

/** Lists the stored menu items whose group or post category no longer exists. */
export async function deadItems(tx: Db): Promise<string[]> {
  const lost = await rowsOf<{ title: string; target: string }>(
    tx,
    sql`select ${menuItems.title}->>'uz' as title,
        case when ${menuItems.hasCategory} then ${menuItems.group} || '/' || ${menuItems.slug}
          else ${menuItems.group} end as target
      from ${menuItems} left join ${postGroups} on ${postGroups.slug} = ${menuItems.group}
      where ${menuItems.type} in ('post', 'person') and case when ${menuItems.hasCategory}
        then not exists (select from ${postCategories} where ${postCategories.id} = ${menuItems.id}
          and ${postCategories.groupId} = ${postGroups.id})
        else ${postGroups.id} is null and ${notInArray(menuItems.group, OWN_PAGES)} end
      order by ${menuItems.position}`,
  );
  return lost.map(
    ({ title, target }) =>
      `groups: the menu item ${title} links to ${target}, which no longer exists`,
  );
}

type Slugs = { groups: string[]; goods: string[] };

function targetFaults({ item }: Placed, slugs: Slugs): string[] {
  const { type, text } = item;
  return [
    ...(type === 'static' || !text ? [] : ['text: only items of type static have a text']),
    ...faultsOfType[type](item, slugs),
  ];
}

type Judge = (item: Placed['item'], slugs: Slugs) => string[];

const faultsOfType: Record<Placed['item']['type'], Judge> = {
  static: ({ slug, text }) => [
    ...(SLUG.test(slug) ? [] : ['slug: must be like yetkazib-berish']),
    ...(text ? [] : ['text: is missing']),
  ],
  product: ({ slug }, { goods }) =>
    goods.includes(slug) ? [] : [`slug: there is no product category ${slug || '(none)'}`],
  inner: infoFaults,
  static_post: infoFaults,
  post: groupFaults,
  person: groupFaults,
};

function infoFaults({ group }: Placed['item']): string[] {
  const isThere = !routeOf(`/info/${group}`).route.check;
  return isThere ? [] : ['group: must be about, contacts, faq or menu'];
}

function groupFaults({ group }: Placed['item'], { groups }: Slugs): string[] {
  const isThere = [...groups, ...OWN_PAGES].includes(group);
  return isThere ? [] : [`group: there is no group ${group || '(none)'}`];
}

function* categoryFaults(one: Placed, before: Placed[], { known, old }: Known): Generator<string> {
  const { type, group, category } = one.item;
  if (category === undefined) return;
  const id = known.get(one);
  if (type !== 'post' && type !== 'person') {
    yield 'category: only items of type post or person have a category';
  } else if (id === undefined) {
    yield `category: the group ${group} has no category ${category}`;
  } else if (before.some((other) => known.get(other) === id)) {
    yield 'category: another item already links to it';
  }
  const taken = old.find((row) => row.id === id && !row.values.hasCategory);
  if (taken) {
    yield `category: the menu item ${taken.values.title.uz} has the id ${id}, so give that item another slug`;
  }
}

function isSamePage(one: Placed['item'], other: Placed['item']): boolean {
  return one.type === 'static' && other.type === 'static' && one.slug === other.slug;
}

function levelOf({ parent }: Placed): number {
  return parent ? levelOf(parent) + 1 : 1;
}
