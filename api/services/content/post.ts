import { asc, count, desc, eq } from 'drizzle-orm';
import type { ListResult } from '@/api/catalog/list/list-cursor';
import { postGroups, posts } from '@/api/db/schema/content';
import { NotFound } from '@/api/shared/errors';
import { textIn } from '@/api/shared/locale';
import type { Ports } from '@/api/shared/ports';
import type { ContentLocale } from '@/lib/constants';
import type { Post, PostDetail } from '@/lib/contract/content';
import { productSlug } from '@/lib/domain/text/slug';
import { termsFiller } from './shop-terms';

/** The group of the blog, whose posts have their own pages. */
export const BLOG = 'post';

export type PostRow = typeof posts.$inferSelect;

/** Lists the blog's posts by position, then latest first. */
export async function listPosts(
  ports: Ports,
  { page, size }: { page: number; size: number },
  locale: ContentLocale,
): Promise<ListResult<Post>> {
  const { db } = ports;
  const [group] = await db.select().from(postGroups).where(eq(postGroups.slug, BLOG)).limit(1);
  const isOfBlog = eq(posts.groupId, group?.id ?? 0);
  const rows = await db
    .select()
    .from(posts)
    .where(isOfBlog)
    .orderBy(asc(posts.position), desc(posts.date), asc(posts.id))
    .limit(size)
    .offset((page - 1) * size);
  const [total] = await db.select({ count: count() }).from(posts).where(isOfBlog);
  const shown = rows.map((row) => toPost(row, locale));
  return { results: await withFilledExcerpts(ports, shown, locale), count: total?.count ?? 0 };
}

/**
 * Replaces the placeholders in excerpts. Reads the terms, which takes two more queries, only if an
 * excerpt has a placeholder.
 */
async function withFilledExcerpts(
  ports: Ports,
  shown: Post[],
  locale: ContentLocale,
): Promise<Post[]> {
  if (!shown.some(({ excerpt }) => excerpt.includes('{'))) return shown;
  const withTerms = await termsFiller(ports, locale);
  return shown.map((post) => ({ ...post, excerpt: withTerms(post.excerpt) }));
}

/**
 * Returns a post, with placeholders replaced by the shop's current terms.
 * @throws NotFound when the post does not exist.
 */
export async function getPost(
  ports: Ports,
  id: number,
  locale: ContentLocale,
): Promise<PostDetail> {
  const [row] = await ports.db.select().from(posts).where(eq(posts.id, id)).limit(1);
  if (!row) throw new NotFound('noPost');
  return toPostDetail(row, { locale, withTerms: await termsFiller(ports, locale) });
}

type Reading = { locale: ContentLocale; withTerms: (text: string) => string };

/** Converts a row to a post; `withTerms` replaces placeholders with the shop's current terms. */
export function toPostDetail(row: PostRow, { locale, withTerms }: Reading): PostDetail {
  const post = toPost(row, locale);
  return {
    ...post,
    excerpt: withTerms(post.excerpt),
    text: withTerms(textIn(row.text, locale)),
    updated_at: row.updatedAt.toISOString(),
  };
}

function toPost(row: PostRow, locale: ContentLocale): Post {
  return {
    id: row.id,
    slug: productSlug(row.title.uz, row.id),
    title: textIn(row.title, locale),
    image: row.image,
    date: row.date.toISOString(),
    excerpt: textIn(row.excerpt, locale),
    role: row.role && textIn(row.role, locale),
  };
}
