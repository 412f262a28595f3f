import { asc, eq } from 'drizzle-orm';
import { type ListResult, toListResult } from '@/api/catalog/list/list-cursor';
import { menuItems } from '@/api/db/schema/content';
import { NotFound } from '@/api/shared/errors';
import { textIn } from '@/api/shared/locale';
import type { Ports } from '@/api/shared/ports';
import type { ContentLocale } from '@/lib/constants';
import type { MenuPage } from '@/lib/contract/content';
import type { MenuItem } from '@/lib/contract/site';
import { termsFiller } from './shop-terms';

const ITEMS_MAX = 200;

type Row = typeof menuItems.$inferSelect;

/** Lists the top-level menu items, with their descendants if `withChildren`. */
export async function listMenu(
  { db }: Ports,
  withChildren: boolean,
  locale: ContentLocale,
): Promise<ListResult<MenuItem>> {
  const rows = await db.select().from(menuItems).orderBy(asc(menuItems.position)).limit(ITEMS_MAX);
  const tops = rows.filter(({ parentId }) => parentId === null);
  return toListResult(tops.map((row) => toItem(row, withChildren ? rows : [], locale)));
}

/**
 * Returns a static page, with placeholders replaced by the shop's current terms.
 * @throws NotFound when the menu item does not exist or has no text.
 */
export async function getMenuPage(
  ports: Ports,
  id: number,
  locale: ContentLocale,
): Promise<MenuPage> {
  const [row] = await ports.db.select().from(menuItems).where(eq(menuItems.id, id)).limit(1);
  if (!row?.text) throw new NotFound('noPage');
  const withTerms = await termsFiller(ports, locale);
  return {
    id: row.id,
    slug: slugOf(row),
    title: textIn(row.title, locale),
    text: withTerms(textIn(row.text, locale)),
    updated_at: row.updatedAt.toISOString(),
  };
}

function toItem(row: Row, all: Row[], locale: ContentLocale): MenuItem {
  return {
    id: row.id,
    type: row.type,
    group: row.group,
    has_category: row.hasCategory,
    title: row.title,
    name: textIn(row.title, locale),
    slug: slugOf(row),
    icon: row.icon,
    is_category: false,
    products_count: 0,
    children: all
      .filter(({ parentId }) => parentId === row.id)
      .map((child) => toItem(child, all, locale)),
  };
}

function slugOf({ id, type, slug }: Row): string {
  return type === 'static' ? `${slug}-${id}` : slug;
}
