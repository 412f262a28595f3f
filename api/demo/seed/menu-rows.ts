import type { menuItems } from '@/api/db/schema/content';
import { menu, type SeedMenuItem } from '@/api/demo/seed/content/menu';

type Row = typeof menuItems.$inferInsert & { id: number };
export type MenuRow = Row & { category: string | null };

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Lists parents before their children. `category` is the slug of the category that the item links
 * to.
 */
export function toMenuRows(now: Date): MenuRow[] {
  const rows: MenuRow[] = [];

  function add(item: SeedMenuItem, parentId: number | null): void {
    const id = rows.length + 1;
    rows.push({
      id,
      parentId,
      type: item.type,
      group: item.group,
      category: item.category ?? null,
      hasCategory: item.category !== undefined,
      title: item.title,
      slug: item.category ?? item.slug,
      text: item.text ?? null,
      position: id,
      updatedAt: new Date(now.getTime() - item.updatedDaysAgo * DAY_MS),
    });
    for (const child of item.children ?? []) add(child, id);
  }

  for (const item of menu) add(item, null);
  return rows;
}
