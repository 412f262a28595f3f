import type { Ports } from '@/api/shared/ports';
import type { Locale } from '@/lib/constants';
import type { MenuItem } from '@/lib/contract/site';
import type { Category } from './taxonomy';

/** The whole tree; the count of a category includes its descendants. */
export async function listCategories(
  { catalog }: Ports,
  locale: Locale,
): Promise<{ results: MenuItem[]; count: number }> {
  const { index, taxonomy } = await catalog.current();
  const { facets } = index.query({ page: 1, size: 1 });
  const counts = new Map(facets.categories.map(({ id, count }) => [id, count]));
  const results = taxonomy.tops.map((category) => toMenuItem(category, counts, locale));
  return { results, count: results.length };
}

function toMenuItem(category: Category, counts: Map<number, number>, locale: Locale): MenuItem {
  return {
    id: category.id,
    type: 'product',
    group: '',
    has_category: false,
    title: category.name,
    name: category.name[locale],
    slug: category.slug,
    icon: category.icon,
    is_category: true,
    products_count: counts.get(category.id) ?? 0,
    children: category.children.map((child) => toMenuItem(child, counts, locale)),
  };
}
