import { iconMarkup } from '@/api/catalogue/category-icon';
import type { categories } from '@/api/db/schema/catalog';
import type { SeedCategory, SeedDepartment } from './department';

type Row = typeof categories.$inferInsert & { id: number };

/** Parents before their children, ids in the order of the tree. */
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
