import { asc, desc, eq } from 'drizzle-orm';
import { postCategories, postGroups, posts } from '@/api/db/schema/content';
import { NotFound } from '@/api/shared/errors';
import { textIn } from '@/api/shared/locale';
import type { Ports } from '@/api/shared/ports';
import type { ContentLocale } from '@/lib/constants';
import type { PostGroup } from '@/lib/contract/content';
import { toPostDetail } from './post';
import { termsFiller } from './shop-terms';

/** Maximum number of posts in one response. */
export const POSTS_MAX = 200;
const CATEGORIES_MAX = 50;

/**
 * Returns a group of posts and its categories. Placeholders are replaced by the shop's terms.
 * @throws NotFound when there is no such group.
 */
export async function getPostGroup(
  ports: Ports,
  slug: string,
  locale: ContentLocale,
): Promise<PostGroup> {
  const { db } = ports;
  const [group] = await db.select().from(postGroups).where(eq(postGroups.slug, slug)).limit(1);
  if (!group) throw new NotFound('noPage');

  const categoryRows = await db
    .select()
    .from(postCategories)
    .where(eq(postCategories.groupId, group.id))
    .orderBy(asc(postCategories.position))
    .limit(CATEGORIES_MAX);
  const rows = await db
    .select()
    .from(posts)
    .where(eq(posts.groupId, group.id))
    .orderBy(asc(posts.position), desc(posts.date), asc(posts.id))
    .limit(POSTS_MAX);

  const categories = categoryRows.map((row) => ({
    id: row.id,
    slug: `${row.slug}-${row.id}`,
    name: textIn(row.name, locale),
  }));
  const withTerms = await termsFiller(ports, locale);
  const results = rows.map((row) => ({
    ...toPostDetail(row, { locale, withTerms }),
    category: categories.find(({ id }) => id === row.categoryId) ?? null,
  }));
  return {
    group: group.slug,
    title: textIn(group.title, locale),
    kind: group.kind,
    categories,
    results,
    count: results.length,
  };
}
