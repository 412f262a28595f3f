import { asc, desc } from 'drizzle-orm';
import { putMany } from '@/api/db/bulk';
import type { Db } from '@/api/db/database';
import { posts } from '@/api/db/schema/content';
import { type Change, flat, replaceRows } from './change';
import type { Printed, SectionInput } from './document';
import { cleanTexts } from './html';
import { type Old, positionsWithin } from './match-rows';
import { selectLongRows } from './read-rows';

type Values = Omit<typeof posts.$inferSelect, 'id' | 'position' | 'updatedAt'>;
type Category = Old<{ groupId: number; slug: string }>;
type Group = Pick<SectionInput<'groups'>[number], 'posts'> & { id: number };
type PrintedPost = NonNullable<Printed<'groups'>[number]['posts']>[number];

export function toPost({ id, values }: Old<Values>, categories: Category[]): PrintedPost {
  const category = categories.find((row) => row.id === values.categoryId);
  return {
    id,
    ...(category && { category: category.values.slug }),
    title: values.title,
    ...(values.role && { role: values.role }),
    image: values.image,
    date: values.date.toISOString(),
    excerpt: values.excerpt,
    text: values.text,
  };
}

export async function setPosts(
  change: Change,
  groups: Group[],
  categories: Category[],
): Promise<void> {
  const { tx, now } = change;
  const old = await postRows(tx);
  const rank = (groupId: number) => groups.findIndex(({ id }) => id === groupId);
  await replaceRows(change, {
    name: 'posts',
    table: posts,
    old: old.toSorted((a, b) => rank(a.values.groupId) - rank(b.values.groupId)),
    wanted: groups.flatMap((group) => toWanted(group, categories)),
    keyOf: ({ groupId, title }) => `${groupId} ${title.uz}`,
    positions: (pairs) => positionsWithin(pairs, ({ groupId }) => groupId),
    put: (rows) =>
      putMany(
        tx,
        posts,
        rows.map((row) => ({ ...flat(row), updatedAt: now })),
      ),
  });
}

function toWanted({ id: groupId, posts: own }: Group, categories: Category[]) {
  return own.map(({ id, category, role = null, ...post }) => {
    const found = categories.find(
      ({ values }) => values.groupId === groupId && values.slug === category,
    );
    return { id, values: { groupId, categoryId: found?.id ?? null, role, ...post } };
  });
}

export async function postRows(db: Db): Promise<Old<Values>[]> {
  const order = [asc(posts.position), desc(posts.date), asc(posts.id)];
  const rows = await selectLongRows(db, posts, order);
  return cleanTexts(rows, async ({ id, position, updatedAt: _, ...values }, clean) => ({
    id,
    position,
    values: { ...values, text: await clean(values.text) },
  }));
}
