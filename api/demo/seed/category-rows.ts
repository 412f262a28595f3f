import type { categories } from '@/api/db/schema/catalog';
import { iconPicture } from '@/api/demo/pictures/picture-path';
import { MEDIA_BASE } from '@/lib/constants';
import type { SeedCategory, SeedDepartment } from './department';

type Row = typeof categories.$inferInsert & { id: number };

/** Lists parents before their children, with ids in tree order. */
export function toCategoryRows(departments: SeedDepartment[]): Row[] {
  const rows: Row[] = [];

  function add(category: SeedCategory, parentId: number | null, icon: string): void {
    const id = rows.length + 1;
    rows.push({ id, parentId, slug: category.slug, name: category.name, icon, position: id });
    for (const child of category.children ?? []) add(child, id, '');
  }

  for (const { category } of departments) add(category, null, iconMarkup(category.icon));
  return rows;
}

function iconMarkup(icon: string): string {
  return `<img src="${MEDIA_BASE}/${iconPicture(icon)}" width="64" height="64" alt="">`;
}
