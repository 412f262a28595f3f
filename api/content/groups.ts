import { asc } from 'drizzle-orm';
import { putMany } from '@/api/db/bulk';
import type { Db } from '@/api/db/database';
import { menuItems, postCategories, postGroups } from '@/api/db/schema/content';
import { BLOG } from '@/api/services/content/post';
import { POSTS_MAX } from '@/api/services/content/post-group';
import { routeOf } from '@/lib/domain/routing/routes';
import { type Change, replaceRows } from './change';
import type { Printed, SectionInput } from './document';
import { positionsWithin } from './match-rows';
import { postRows, setPosts, toPost } from './posts';
import { readRows } from './read-rows';

/**
 * Pages that exist even without a group of the same name; the group only provides their content.
 */
export const OWN_PAGES = ['about', BLOG];

export async function readGroups(db: Db): Promise<Printed<'groups'>> {
  const [groups, categories, all] = [
    await groupRows(db),
    await readRows(db, postCategories),
    await postRows(db),
  ];
  return groups.map(({ id, values }) => {
    const own = categories.filter((row) => row.values.groupId === id);
    return {
      ...values,
      categories: own.map((row) => ({ slug: row.values.slug, name: row.values.name })),
      posts: all.filter((row) => row.values.groupId === id).map((row) => toPost(row, own)),
    };
  });
}

export async function setGroups(change: Change, given: SectionInput<'groups'>): Promise<void> {
  const faults = given.flatMap((group, at) =>
    [...groupFaults(group, given.slice(0, at))].map((fault) => `groups[${at}].${fault}`),
  );
  change.faults.push(...faults);
  if (faults.length > 0) return;
  const ids = await replaceRows(change, {
    name: 'groups',
    table: postGroups,
    old: await groupRows(change.tx),
    wanted: given.map(({ slug, title, kind }) => ({ values: { slug, title, kind } })),
    keyOf: ({ slug }) => slug,
    put: (rows) =>
      putMany(
        change.tx,
        postGroups,
        rows.map(({ id, values }) => ({ id, ...values })),
      ),
    isOrdered: false,
  });
  const categories = await setCategories(change, given, ids);
  await setPosts(
    change,
    given.map((group, at) => ({ id: ids[at] ?? 0, ...group })),
    categories,
  );
}

function* groupFaults(
  group: SectionInput<'groups'>[number],
  before: SectionInput<'groups'>,
): Generator<string> {
  const { slug, categories, posts: own } = group;
  if (before.some((other) => other.slug === slug)) yield `slug: ${slug} is a duplicate`;
  const { route } = routeOf(`/${slug}`);
  if (route.path !== '/[group]' && !OWN_PAGES.includes(slug)) {
    yield `slug: /${slug} is another page of the shop`;
  }
  const slugs = categories.map((category) => category.slug);
  for (const [at, one] of slugs.entries()) {
    if (slugs.indexOf(one) !== at) yield `categories[${at}].slug: ${one} is a duplicate`;
  }
  for (const [at, { category }] of own.entries()) {
    if (category !== undefined && !slugs.includes(category)) {
      yield `posts[${at}].category: the group has no category ${category}`;
    }
  }
  if (slug !== BLOG && own.length > POSTS_MAX) yield `posts: has more than ${POSTS_MAX} entries`;
}

async function setCategories(change: Change, given: SectionInput<'groups'>, ids: number[]) {
  const { tx } = change;
  const rows = await readRows(tx, postCategories);
  const isOf = (id: number) => (row: (typeof rows)[number]) => row.values.groupId === id;
  const wanted = given.flatMap(({ categories }, at) =>
    categories.map((category) => ({ values: { groupId: ids[at] ?? 0, ...category } })),
  );
  const known = await replaceRows(change, {
    name: 'group_categories',
    table: postCategories,
    old: [
      ...ids.flatMap((id) => rows.filter(isOf(id))),
      ...rows.filter(({ values }) => !ids.includes(values.groupId)),
    ],
    wanted,
    keyOf: ({ groupId, slug }) => `${groupId} ${slug}`,
    positions: (pairs) => positionsWithin(pairs, ({ groupId }) => groupId),
    // A menu item has the id of the category it links to.
    apartFrom: [menuItems],
  });
  return wanted.map(({ values }, at) => ({ id: known[at] ?? 0, position: 0, values }));
}

async function groupRows(db: Db) {
  const rows = await db.select().from(postGroups).orderBy(asc(postGroups.id));
  return rows.map(({ id, ...values }, position) => ({ id, position, values }));
}
