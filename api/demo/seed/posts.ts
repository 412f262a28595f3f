import { insertMany, restartIds } from '@/api/db/bulk';
import type { Db } from '@/api/db/database';
import { menuItems, postCategories, postGroups, posts } from '@/api/db/schema/content';
import { postGroups as groups } from '@/api/demo/seed/content/posts';
import { seasonOf, withPlace } from '@/api/demo/seed/content/season';
import { type MenuRow, toMenuRows } from './menu-rows';

const DAY_MS = 24 * 60 * 60 * 1000;

type Placed = { groupId: number; group: string };
type CategoryRow = Placed & typeof postCategories.$inferInsert & { id: number };

/** Writes the menu and the groups of posts and persons that it links to. */
export async function seedPosts(db: Db, now: Date): Promise<void> {
  const menu = toMenuRows(now);
  const categories = toCategories(menu);
  const groupRows = groups.map(({ slug, title, kind }, index) => ({
    id: index + 1,
    slug,
    title,
    kind,
  }));
  await insertMany(db, menuItems, menu);
  await insertMany(db, postGroups, groupRows);
  await insertMany(db, postCategories, categories);
  await insertMany(db, posts, toPosts(categories, now));
  for (const table of [menuItems, postGroups, postCategories]) await restartIds(db, table);
}

/** A menu item links to its category by its own id, so both share one id (S2-34). */
function toCategories(menu: MenuRow[]): CategoryRow[] {
  let next = menu.length;
  return groups.flatMap(({ slug: group, categories }, index) =>
    categories.map(({ slug, name }, position) => {
      const item = menu.find((row) => row.group === group && row.category === slug);
      next += item ? 0 : 1;
      return { id: item?.id ?? next, groupId: index + 1, group, slug, name, position };
    }),
  );
}

function toPosts(categories: CategoryRow[], now: Date) {
  const season = seasonOf(now);
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS);
  return groups.flatMap(({ slug: group, kind, posts: own }, index) =>
    own.map((post, at) => ({
      groupId: index + 1,
      categoryId:
        categories.find((row) => row.group === group && row.slug === post.category)?.id ?? null,
      title: withPlace(post.title, 'season', season),
      image: post.image,
      date: before(post.daysAgo),
      excerpt: post.excerpt,
      text: post.text,
      role: post.role ?? null,
      // Persons keep the order of the source; posts are sorted by date.
      position: kind === 'person' ? at : 0,
      updatedAt: before(post.updatedDaysAgo ?? post.daysAgo),
    })),
  );
}
