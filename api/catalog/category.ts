import type { Category } from '@/api/catalog/live/taxonomy';
import type { Ports } from '@/api/shared/ports';
import type { ContentLocale } from '@/lib/constants';
import type { MenuItem } from '@/lib/contract/site';
import { chosenImage } from './category-icon';
import { categoryPictures } from './category-picture';

/** Lists the whole category tree. The product count of a category includes its descendants. */
export async function listCategories(
  { db, catalog }: Ports,
  locale: ContentLocale,
): Promise<{ results: MenuItem[]; count: number }> {
  const live = await catalog.current();
  const { search, taxonomy } = live;
  const counts = new Map((await search.categoryCounts()).map(({ id, count }) => [id, count]));
  const shown = { counts, pictures: await categoryPictures(db, live), locale };
  const results = taxonomy.tops.map((category) => toMenuItem(category, shown));
  return { results, count: results.length };
}

type Shown = { counts: Map<number, number>; pictures: Map<number, string>; locale: ContentLocale };

function toMenuItem(category: Category, shown: Shown): MenuItem {
  const { counts, pictures, locale } = shown;
  const image = chosenImage(category) ?? pictures.get(category.id);
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
    ...(image !== undefined && { image }),
    products_count: counts.get(category.id) ?? 0,
    children: category.children.map((child) => toMenuItem(child, shown)),
  };
}
