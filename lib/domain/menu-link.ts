import type { MenuItem } from '@/lib/contract/site';
import { listUrl } from './list-url';

type Linked = Pick<MenuItem, 'type' | 'group' | 'has_category' | 'slug' | 'id'>;

/** Where a menu item leads (spec §2), without the language's prefix. */
export function menuLink(item: Linked): string {
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

function slugWithId({ slug, id }: Linked): string {
  const whole = slug === String(id) || slug.endsWith(`-${id}`);
  return encodeURIComponent(whole ? slug : `${slug}-${id}`);
}
