import { listUrl } from './list-url';

export const headerLinks = [
  { href: '/about', key: 'about' },
  { href: '/contacts', key: 'contacts' },
  { href: '/info/about', key: 'offer' },
] as const;

type MenuTarget = {
  type: 'product' | 'inner' | 'static_post' | 'static' | 'post' | 'person';
  group: string;
  has_category: boolean;
  slug: string;
  id: number;
};

/** Returns the path of a menu item without the language prefix (S2-31 to S2-35). */
export function menuLink(item: MenuTarget): string {
  const group = encodeURIComponent(item.group);

  switch (item.type) {
    case 'product':
      return listUrl({ menu: item.slug });
    case 'inner':
    case 'static_post':
      return `/info/${group}`;
    case 'static':
      return `/info/menu/${slugWithId(item)}`;
    case 'post':
      return item.has_category ? `/${group}/category/${slugWithId(item)}` : `/${group}`;
    case 'person':
      return item.has_category ? `/${group}/category/${item.id}` : `/${group}`;
  }
}

/**
 * Returns the path of a category. Post categories have slugs; person categories have only ids
 * (S2-35).
 */
export function groupCategoryLink(
  group: { group: string; kind: 'post' | 'person' },
  category: { id: number; slug: string },
): string {
  const own = group.kind === 'person' ? category.id : slugWithId(category);
  return `/${encodeURIComponent(group.group)}/category/${own}`;
}

/** Lists all items of a tree, each before its children. */
export function flattenItems<Item extends { children: Item[] }>(items: readonly Item[]): Item[] {
  return items.flatMap((item) => [item, ...flattenItems(item.children)]);
}

function slugWithId({ slug, id }: { slug: string; id: number }): string {
  const hasId = slug === String(id) || slug.endsWith(`-${id}`);
  return encodeURIComponent(hasId ? slug : `${slug}-${id}`);
}
