import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Db } from '@/api/db/database';
import { menuItems } from '@/api/db/schema/content';

/** Prefix of the slugs of size table pages, which are static pages. The category's slug follows. */
export const SIZES = 'olchamlar-';

/**
 * Returns the path of the size table page of a category or of its nearest ancestor that has one, or
 * `undefined` if there is none.
 *
 * @param path - The slugs of the categories from the root down.
 */
export async function sizePageOf(db: Db, path: readonly string[]): Promise<string | undefined> {
  const slugs = path.map((slug) => SIZES + slug);
  const pages = await db
    .select({ id: menuItems.id, slug: menuItems.slug })
    .from(menuItems)
    .where(
      and(eq(menuItems.type, 'static'), inArray(menuItems.slug, slugs), isNotNull(menuItems.text)),
    )
    .limit(slugs.length);
  const nearest = slugs.findLast((slug) => pages.some((page) => page.slug === slug));
  const found = pages.find(({ slug }) => slug === nearest);
  return found && `/info/menu/${found.slug}-${found.id}`;
}
