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

/** The target of a menu item (S2-31 to S2-35), without the language prefix. */
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

/** A category of posts has a slug; a category of persons has only an id (S2-35). */
export function groupCategoryLink(
  group: { group: string; kind: 'post' | 'person' },
  category: { id: number; slug: string },
): string {
  const own = group.kind === 'person' ? category.id : slugWithId(category);
  return `/${encodeURIComponent(group.group)}/category/${own}`;
}

export function flattenItems<Item extends { children: Item[] }>(items: readonly Item[]): Item[] {
  return items.flatMap((item) => [item, ...flattenItems(item.children)]);
}

function slugWithId({ slug, id }: { slug: string; id: number }): string {
  const hasId = slug === String(id) || slug.endsWith(`-${id}`);
  return encodeURIComponent(hasId ? slug : `${slug}-${id}`);
}
